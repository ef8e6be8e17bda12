#if Service
  import CoreMetrics
  import HTTPTypes
  import OversetSlots
  import Synchronization

  /// What the service counts of itself.
  package struct ServiceFigures: Sendable {
    /// Where the figures are kept.
    package let registry: MetricRegistry
    private let requests: KeptFigures<RequestKind, (count: Counter, time: Timer)>
    private let texts: KeptFigures<String, Counter>

    /// What requests are counted by.
    private struct RequestKind: Hashable, Sendable {
      let route: String
      let method: String
      let status: Int
    }

    /// Nothing counted yet.
    init() {
      let registry = MetricRegistry()
      self.registry = registry
      requests = KeptFigures { kind in
        let dimensions = [
          ("route", kind.route), ("method", kind.method), ("status", "\(kind.status)"),
        ]
        return (
          Counter(label: "overset_http_requests_total", dimensions: dimensions, factory: registry),
          Timer(
            label: "overset_http_request_seconds", dimensions: [("route", kind.route)],
            factory: registry)
        )
      }
      texts = KeptFigures { verdict in
        Counter(label: "overset_texts_total", dimensions: [("verdict", verdict)], factory: registry)
      }
    }

    /// Counts a request.
    func add(
      route: String, method: HTTPRequest.Method, status: HTTPResponse.Status, _ duration: Duration
    ) {
      let kind = RequestKind(route: route, method: Self.name(of: method), status: status.code)
      let (count, time) = requests[kind]
      count.increment()
      time.recordNanoseconds(Int64(duration / .nanoseconds(1)))
    }

    /// Counts answers by what they say.
    func add(_ answers: [CheckAnswer]) {
      for answer in answers { texts[answer.verdict].increment() }
    }

    /// Says how many messages to a receiver have not arrived yet.
    func set(pending count: Int, of receiver: String) {
      Meter(
        label: "overset_outbox_pending", dimensions: [("receiver", receiver)], factory: registry
      ).set(count)
    }

    /// Counts messages that have arrived.
    func add(delivered count: Int, to receiver: String) {
      Counter(
        label: "overset_outbox_delivered_total", dimensions: [("receiver", receiver)],
        factory: registry
      ).increment(by: count)
    }

    /// Counts messages that were given up.
    func add(failed count: Int, to receiver: String) {
      Counter(
        label: "overset_outbox_failed_total", dimensions: [("receiver", receiver)],
        factory: registry
      ).increment(by: count)
    }

    /// The figures as they are, with those that are taken now.
    func text(of service: ServiceState) -> String {
      Meter(label: "overset_picture_cache_bytes", factory: registry).set(service.pictures.size)
      Meter(label: "overset_project_keys", factory: registry)
        .set(service.projects.current.check.keyCount)
      Meter(label: "overset_project_stale", factory: registry)
        .set(service.projects.stale == nil ? 0 : 1)
      return registry.text
    }

    /// A method that is known: who asks must not choose how many figures there are.
    private static func name(of method: HTTPRequest.Method) -> String {
      let known: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options]
      return known.contains(method) ? method.rawValue : "other"
    }
  }

  /// Figures by what they count, each looked up in the registry once: it knows them by their names, which are written anew
  /// each time.
  private final class KeptFigures<Kind: Hashable & Sendable, Figure: Sendable>: Sendable {
    private let known = Mutex<[Kind: Figure]>([:])
    private let make: @Sendable (Kind) -> Figure

    init(_ make: @escaping @Sendable (Kind) -> Figure) { self.make = make }

    subscript(kind: Kind) -> Figure {
      known.withLock { known in
        if let figure = known[kind] { return figure }
        let figure = make(kind)
        known[kind] = figure
        return figure
      }
    }
  }
#endif
