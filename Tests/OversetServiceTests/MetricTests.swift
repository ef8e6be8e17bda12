#if Service
  import CoreMetrics
  import OversetService
  import Testing

  /// Figures as Prometheus reads them.
  @Suite struct MetricTests {
    @Test("figures are written by name, with their dimensions and their types")
    func text() {
      let registry = MetricRegistry()
      Counter(label: "b.total", dimensions: [("z", "1"), ("a", "x\"\\\n")], factory: registry)
        .increment(by: 2)
      Counter(label: "b.total", dimensions: [("a", "x\"\\\n"), ("z", "1")], factory: registry)
        .increment()
      Counter(label: "b.total", dimensions: [], factory: registry).increment()
      Meter(label: "1 gauge", factory: registry).set(1.5)
      let timer = Timer(label: "t", factory: registry)
      timer.recordMilliseconds(1)
      timer.recordSeconds(3)
      timer.recordSeconds(20)
      let lines = registry.text.split(separator: "\n").map(String.init)
      #expect(
        lines.prefix(5) == [
          "# TYPE b_total counter", "b_total 1", #"b_total{a="x\"\\\n",z="1"} 3"#,
          "# TYPE _1_gauge gauge", "_1_gauge 1.5",
        ])
      #expect(lines.contains("# TYPE t histogram"))
      #expect(lines.contains(#"t_bucket{le="0.0005"} 0"#))
      #expect(lines.contains(#"t_bucket{le="0.001"} 1"#))
      #expect(lines.contains(#"t_bucket{le="5"} 2"#))
      #expect(lines.contains(#"t_bucket{le="+Inf"} 3"#))
      #expect(lines.contains("t_count 3"))
      #expect(lines.contains("t_sum 23.001"))
    }

    @Test("requests and verdicts are counted, by routes that there are alone")
    func requestsAreCounted() async throws {
      let service = try await RunningService(TestCatalog.project())
      _ = try await service.check([
        CheckItem("half.go", "de", "Los"), CheckItem("half.go", "de", TestCatalog.long),
      ])
      for path in ["/a", "/b", "/c?d"] { _ = try await service.ask(path) }
      _ = try await service.ask("/health", token: nil)
      let text = try await service.ask("/metrics").text
      let lines = Set(text.split(separator: "\n").map(String.init))
      #expect(lines.contains(#"overset_texts_total{verdict="fits"} 1"#))
      #expect(lines.contains(#"overset_texts_total{verdict="truncated"} 1"#))
      #expect(
        lines.contains(
          #"overset_http_requests_total{method="POST",route="/v1/check",status="200"} 1"#))
      #expect(
        lines.contains(#"overset_http_requests_total{method="GET",route="other",status="404"} 3"#))
      #expect(lines.contains("overset_project_keys 4"))
      #expect(!text.contains("/a"))
    }
  }
#endif
