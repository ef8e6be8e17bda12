#if Service
  import HTTPTypes
  import Hummingbird

  /// `GET /metrics`
  enum MetricsRoute {
    static let route = Route(
      .get, "/metrics", needs: .read,
      RouteDescription(
        operation: "metrics", summary: "See the figures of the service",
        details: "Counters, gauges and histograms as Prometheus reads them (text format 0.0.4).",
        answers: [.text(.ok, "The figures.")])
    ) { request in
      let service = request.service
      return .text(
        service.figures.text(of: service), type: "text/plain; version=0.0.4; charset=utf-8")
    }
  }
#endif
