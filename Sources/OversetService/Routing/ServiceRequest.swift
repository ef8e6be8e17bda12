#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import OversetConfig
  import OversetVocabulary

  /// A request whose right was proved.
  struct ServiceRequest: Sendable {
    /// The request.
    let request: Request
    /// What the path has in the places of the route's names.
    let names: Parameters
    /// Who asks.
    let caller: Caller
    /// What that was proved by.
    let access: RouteAccess
    /// When it came.
    let start: ContinuousClock.Instant
    /// What is asked.
    let service: ServiceState

    /// What of the answer is known already: the field If-None-Match.
    var known: String? { request.headers[.ifNoneMatch] }

    /// A whole number in the path.
    ///
    /// - Throws: `Problem` (404) for what is none: nothing is at such a path.
    func number(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int {
      guard let text = names.get(name), let number = Int(text), range.contains(number) else {
        throw Problem(.notFound, detail: "there is nothing at this path: \(name) is a whole number")
      }
      return number
    }

    /// The run that the path names.
    func run() async throws -> StoredRun {
      try await service.runs.store().run(number(PathName.number, in: RunLimits.numbers))
    }

    /// The message in the body.
    ///
    /// - Parameter limit: How many bytes it may have; nil for those of the settings.
    /// - Throws: `Problem` for another kind of body, for one that is too large or too slow, and for what is no such
    ///   message.
    func json<Message: Decodable>(
      _ type: Message.Type, limit: Int? = nil
    ) async throws -> Message {
      let kind = request.headers[.contentType]?.split(separator: ";").first
        .map { $0.lowercased().filter { $0 != " " } }
      guard kind == "application/json" else {
        throw Problem(.unsupportedMediaType, detail: "send application/json")
      }
      let body = try await body(limit: limit)
      do {
        return try ServiceJSON.decoder.decodeBounded(type, from: body)
      } catch let error as DecodingError {
        throw ServiceJSON.problem(error, of: body)
      }
    }

    /// Counts texts against what the caller, or a sender by its name, may ask in a second.
    ///
    /// - Throws: `Problem` if that is over.
    func spend(_ count: Int, by name: String? = nil) throws(Problem) {
      let now = service.started.duration(to: .now)
      guard let wait = service.rates.wait(for: count, by: name ?? caller.key, now: now) else {
        return
      }
      throw Problem(
        .tooManyRequests,
        detail: "this token may have \(service.settings.rate) texts checked in a second",
        fields: [.retryAfter: "\(Int(wait.rounded(.up)))"])
    }

    /// The bytes of the body.
    ///
    /// - Parameter limit: How many there may be, with more time for them; nil for those of the settings.
    /// - Throws: `Problem` for a body that is too large or too slow.
    func body(limit other: Int? = nil) async throws -> Data {
      let limit = other ?? service.settings.bodySize
      // What machines push is larger than what people type.
      let seconds = service.settings.seconds * (other == nil ? 1 : 12)
      if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
        throw Problem(.contentTooLarge, detail: "the request is larger than \(limit) bytes")
      }
      let body = request.body
      let bytes = try await service.deadlines.value(within: .seconds(seconds)) {
        do {
          return try await Self.bytes(of: body, limit: limit)
        } catch let error as Problem {
          throw error
        } catch {
          // The connection has ended, or what came is in no form of HTTP: neither is a fault of the service.
          throw Problem(
            .badRequest, detail: "the body ends too early, or its parts cannot be told apart")
        }
      }
      guard let bytes else {
        throw Problem(.requestTimeout, detail: "the request took longer than \(seconds) s")
      }
      return bytes
    }

    private static func bytes(of body: RequestBody, limit: Int) async throws -> Data {
      var data = Data()
      for try await part in body {
        guard data.count + part.readableBytes <= limit else {
          throw Problem(.contentTooLarge, detail: "the request is larger than \(limit) bytes")
        }
        data.append(contentsOf: part.readableBytesView)
      }
      return data
    }
  }

  /// The names in the paths of routes.
  enum PathName {
    /// Of a run.
    static let number = "number"
    /// Of a shard.
    static let shard = "shard"
    /// Of a file.
    static let digest = "digest"
  }
#endif
