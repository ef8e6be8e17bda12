#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import OversetConfig

  /// A request whose right was proved.
  struct ServiceRequest: Sendable {
    /// The request.
    let request: Request
    /// Who asks.
    let caller: Caller
    /// When it came.
    let start: ContinuousClock.Instant
    /// What is asked.
    let service: ServiceState

    /// What of the answer is known already: the field If-None-Match.
    var known: String? { request.headers[.ifNoneMatch] }

    /// The message in the body.
    ///
    /// - Throws: `Problem` for another kind of body, for one that is too large or too slow, and for what is no such
    ///   message.
    func json<Message: Decodable>(_ type: Message.Type) async throws -> Message {
      let kind = request.headers[.contentType]?.split(separator: ";").first
        .map { $0.lowercased().filter { $0 != " " } }
      guard kind == "application/json" else {
        throw Problem(.unsupportedMediaType, detail: "send application/json")
      }
      let body = try await body()
      do {
        return try JSONDecoder().decode(type, from: body)
      } catch let error as DecodingError {
        throw ServiceJSON.problem(error)
      }
    }

    /// Counts texts against what the caller may ask in a second.
    ///
    /// - Throws: `Problem` if that is over.
    func spend(_ count: Int) throws(Problem) {
      let now = service.started.duration(to: .now)
      guard let wait = service.rates.wait(for: count, by: caller.name, now: now) else { return }
      throw Problem(
        .tooManyRequests,
        detail: "this token may have \(service.settings.rate) texts checked in a second",
        fields: [.retryAfter: "\(Int(wait.rounded(.up)))"])
    }

    private func body() async throws -> Data {
      let (limit, seconds) = (service.settings.bodySize, service.settings.seconds)
      if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
        throw Problem(.contentTooLarge, detail: "the request is larger than \(limit) bytes")
      }
      return try await withThrowingTaskGroup(of: Data.self) { group in
        let body = request.body
        group.addTask {
          var data = Data()
          for try await part in body {
            guard data.count + part.readableBytes <= limit else {
              throw Problem(.contentTooLarge, detail: "the request is larger than \(limit) bytes")
            }
            data.append(contentsOf: part.readableBytesView)
          }
          return data
        }
        group.addTask {
          try await Task.sleep(for: .seconds(seconds))
          throw Problem(.requestTimeout, detail: "the request took longer than \(seconds) s")
        }
        defer { group.cancelAll() }
        return try await group.next() ?? Data()
      }
    }
  }
#endif
