#if Service
  import AsyncHTTPClient
  import Foundation
  import NIOCore
  import NIOHTTP1
  import OversetCommand
  import Synchronization

  /// A few connections to one store, which are kept open. Whoever asks while all are in use waits for its turn, for a time.
  final class S3Connection: Sendable {
    /// What is answered.
    struct Answer: Sendable {
      let status: Int
      /// By their names in small letters.
      let fields: [String: String]
      let body: Data
    }

    /// How many connections there are at most.
    static let width = 16

    private let client: HTTPClient
    private let turns = Turns(S3Connection.width)
    /// How long all of a request may take, once it has its turn.
    private let patience: Duration
    /// How long a request waits for its turn.
    private let queueTime: Duration

    /// - Parameter silence: How long the store may be silent, in seconds; all of a request may take 30 times as long, and wait
    ///   10 times as long for its turn.
    init(silence: Double) {
      var configuration = HTTPClient.Configuration()
      // A signature is for one host, and the store must not choose which.
      configuration.redirectConfiguration = .disallow
      configuration.httpVersion = .http1Only
      configuration.timeout.connect = .milliseconds(Int64(silence * 1_000))
      configuration.timeout.read = .milliseconds(Int64(silence * 1_000))
      configuration.timeout.write = .milliseconds(Int64(silence * 1_000))
      configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = Self.width
      // A connection that is refused is tried again with the request, not until the time to connect is over.
      configuration.connectionPool.retryConnectionEstablishment = false
      client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
      patience = .seconds(silence * 30)
      queueTime = .seconds(silence * 10)
    }

    deinit { client.shutdown { _ in } }

    /// The answer to a request, whatever its status.
    ///
    /// - Parameter limit: The most bytes of an answer.
    /// - Throws: `S3Fault` where no turn or no whole answer comes, `CancellationError` for a task that is cancelled while it
    ///   waits for its turn, and what the connection throws.
    func answer(
      to method: String, _ url: String, fields: [(name: String, value: String)], body: Data?,
      limit: Int
    ) async throws -> Answer {
      guard try await turns.take(within: queueTime) else {
        throw S3Fault("too many requests wait for it", isFinal: true)
      }
      do {
        let answer = try await ask(method, url, fields: fields, body: body, limit: limit)
        await turns.giveBack()
        return answer
      } catch {
        await turns.giveBack()
        throw error
      }
    }

    private func ask(
      _ method: String, _ url: String, fields: [(name: String, value: String)], body: Data?,
      limit: Int
    ) async throws -> Answer {
      var request = HTTPClientRequest(url: url)
      request.method = HTTPMethod(rawValue: method)
      request.headers.add(name: "User-Agent", value: "overset-server/\(ProgramVersion.current)")
      for field in fields { request.headers.add(name: field.name, value: field.value) }
      if let body { request.body = .bytes(ByteBuffer(bytes: body)) }
      let end = ContinuousClock.now + patience
      let response = try await client.execute(
        request, timeout: .nanoseconds(Int64(patience / .nanoseconds(1))))
      var data = Data()
      for try await part in response.body {
        guard data.count + part.readableBytes <= limit else {
          throw S3Fault("its answer is larger than \(limit) bytes", isFinal: true)
        }
        guard ContinuousClock.now < end else { throw S3Fault("its answer takes too long") }
        data.append(contentsOf: part.readableBytesView)
      }
      let names = response.headers.map { ($0.name.lowercased(), $0.value) }
      return Answer(
        status: Int(response.status.code),
        fields: Dictionary(names) { first, _ in first }, body: data)
    }
  }

  /// Lets a few at once; the others wait in their order.
  private actor Turns {
    private var free: Int
    private var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    private var last = 0

    init(_ count: Int) { free = count }

    /// Takes a turn, or waits for one; ``giveBack()`` has to follow one that was taken.
    ///
    /// - Returns: Whether there was one in time.
    /// - Throws: `CancellationError` for a task that is cancelled while it waits.
    func take(within time: Duration) async throws -> Bool {
      guard free == 0 else {
        free -= 1
        return true
      }
      last += 1
      let number = last
      let clock = Task {
        try await Task.sleep(for: time)
        leave(number)
      }
      defer { clock.cancel() }
      let isTaken = await withTaskCancellationHandler {
        await withCheckedContinuation { waiting.append((number, $0)) }
      } onCancel: {
        Task { await self.leave(number) }
      }
      if !isTaken { try Task.checkCancellation() }
      return isTaken
    }

    /// Waits no more; whoever has its turn keeps it.
    private func leave(_ number: Int) {
      guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
      waiting.remove(at: place).continuation.resume(returning: false)
    }

    func giveBack() {
      guard waiting.isEmpty else {
        waiting.removeFirst().continuation.resume(returning: true)
        return
      }
      free += 1
    }
  }
#endif
