#if Service
  import AsyncHTTPClient
  package import Foundation
  import NIOCore
  import NIOHTTP1
  import OversetCommand
  import OversetVocabulary

  /// Asks a receiver: within bounded time, with a bounded answer, at an address that it may have, and at no other that it
  /// names.
  package struct OutboundClient: Sendable {
    /// What is asked.
    package struct Question: Sendable {
      package let method: String
      package let url: String
      package var fields: [(name: String, value: String)] = []
      package var body: Data?

      package init(_ method: String, _ url: String) {
        self.method = method
        self.url = url
      }
    }

    /// What is answered.
    package struct Answer: Sendable {
      package let status: Int
      package let body: Data
      private let fields: [String: String]

      init(status: Int, fields: HTTPHeaders, body: Data) {
        self.status = status
        self.body = body
        self.fields = Dictionary(fields.map { ($0.name.lowercased(), $0.value) }) { first, _ in
          first
        }
      }

      /// A field, by its name in small letters.
      package subscript(name: String) -> String? { fields[name] }
    }

    /// Whether addresses of this machine and of private networks may be asked.
    private let isInternal: Bool
    /// How long all of it may take, in seconds.
    private let seconds: Double
    /// The most bytes of an answer; 0 where only its status is of interest.
    private let limit: Int

    package init(isInternal: Bool, seconds: Double, limit: Int) {
      self.isInternal = isInternal
      self.seconds = seconds
      self.limit = limit
    }

    /// The answer, whatever its status.
    ///
    /// - Throws: `OutboundFault` for an address that may not be asked, and where no answer comes.
    package func answer(to question: Question) async throws(OutboundFault) -> Answer {
      do {
        return try await withThrowingTaskGroup(of: Answer.self) { group in
          group.addTask { try await ask(question) }
          group.addTask {
            try await Task.sleep(for: .seconds(seconds))
            throw OutboundFault("no answer within \(Int(seconds)) s")
          }
          defer { group.cancelAll() }
          guard let answer = try await group.next() else { throw OutboundFault("no answer") }
          return answer
        }
      } catch let fault as OutboundFault {
        throw fault
      } catch is NIOTooManyBytesError {
        throw OutboundFault("the answer is larger than \(limit) bytes", .permanent)
      } catch {
        throw OutboundFault("no answer: \(ForeignText.shortened("\(error)", to: 200))")
      }
    }

    private func ask(_ question: Question) async throws -> Answer {
      guard let url = URL(string: question.url), let host = url.host else {
        throw OutboundFault("this is no address", .permanent)
      }
      var configuration = HTTPClient.Configuration()
      // Whoever is asked must not choose who else is: neither by an answer nor by its name.
      configuration.redirectConfiguration = .disallow
      configuration.dnsOverride = [host: try await address(of: host)]
      configuration.timeout.connect = .seconds(10)
      let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
      do {
        let answer = try await send(question, by: client)
        try? await client.shutdown()
        return answer
      } catch {
        try? await client.shutdown()
        throw error
      }
    }

    private func send(_ question: Question, by client: HTTPClient) async throws -> Answer {
      var request = HTTPClientRequest(url: question.url)
      request.method = HTTPMethod(rawValue: question.method)
      request.headers.add(name: "User-Agent", value: "overset-server/\(ProgramVersion.current)")
      for field in question.fields { request.headers.add(name: field.name, value: field.value) }
      if let body = question.body { request.body = .bytes(ByteBuffer(bytes: body)) }
      let response = try await client.execute(
        request, timeout: .milliseconds(Int64(seconds * 1000)))
      let buffer = limit > 0 ? try await response.body.collect(upTo: limit) : ByteBuffer()
      return Answer(
        status: Int(response.status.code), fields: response.headers,
        body: Data(buffer.readableBytesView))
    }

    // MARK: Addresses

    /// The address of a host, in digits. It is the one that is asked: a name that means another the next time changes
    /// nothing.
    private func address(of host: String) async throws -> String {
      let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
      let address: String
      if OutboundAddress(name) != .forbidden || name.contains(":") {
        address = name
      } else {
        address = try await Self.resolved(name)
      }
      switch OutboundAddress(address) {
      case .global: return address
      case .ofOwnNetwork:
        guard isInternal else {
          throw OutboundFault(
            "\(host) is an address of this machine or of a private network; write `internal: true` if it should be asked"
          )
        }
        return address
      case .forbidden:
        throw OutboundFault("\(host) has an address that is never asked")
      }
    }

    /// The first address of a name. Looking it up waits without being a task, so it is done on a thread of its own.
    private static func resolved(_ name: String) async throws -> String {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          do {
            let found = try SocketAddress.makeAddressResolvingHost(name, port: 0)
            guard let address = found.ipAddress else { throw OutboundFault("\(name) is unknown") }
            continuation.resume(returning: address)
          } catch {
            continuation.resume(throwing: OutboundFault("the name \(name) is unknown"))
          }
        }
      }
    }
  }
#endif
