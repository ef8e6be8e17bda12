#if Service
  package import CoreMetrics
  import Synchronization

  /// A backend of swift-metrics that keeps figures in memory and writes them as Prometheus reads them.
  ///
  /// Timers are histograms; recorders that aggregate are, too. The number of figures is bounded: further ones are not kept.
  package final class MetricRegistry: MetricsFactory {
    /// What a figure is known by.
    struct Name: Hashable, Sendable {
      let label: String
      let dimensions: [String]

      init(_ label: String, _ dimensions: [(String, String)]) {
        self.label = PrometheusText.name(label)
        self.dimensions = dimensions.map { PrometheusText.dimension($0.0, $0.1) }.sorted()
      }
    }

    /// How many figures are kept.
    private static let capacity = 10_000

    private struct Figures {
      var counters: [Name: MetricNumber] = [:]
      var gauges: [Name: MetricNumber] = [:]
      var histograms: [Name: MetricHistogram] = [:]
    }

    private let figures = Mutex(Figures())

    /// Nothing counted yet.
    package init() {}

    /// All figures, as Prometheus reads them (text format 0.0.4).
    package var text: String {
      let figures = figures.withLock { $0 }
      var text = PrometheusText()
      text.add(figures.counters.mapValues(\.value), type: "counter")
      text.add(figures.gauges.mapValues(\.value), type: "gauge")
      text.add(figures.histograms.mapValues(\.summary))
      return text.text
    }

    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
      figure(Name(label, dimensions), in: \.counters, MetricNumber())
    }

    package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
      figure(Name(label, dimensions), in: \.gauges, MetricNumber())
    }

    package func makeRecorder(
      label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
      aggregate
        ? figure(Name(label, dimensions), in: \.histograms, MetricHistogram())
        : figure(Name(label, dimensions), in: \.gauges, MetricNumber())
    }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
      figure(Name(label, dimensions), in: \.histograms, MetricHistogram())
    }

    package func destroyCounter(_ handler: any CounterHandler) {}
    package func destroyMeter(_ handler: any MeterHandler) {}
    package func destroyRecorder(_ handler: any RecorderHandler) {}
    package func destroyTimer(_ handler: any TimerHandler) {}

    private func figure<Figure: Sendable>(
      _ name: Name, in figures: any WritableKeyPath<Figures, [Name: Figure]> & Sendable,
      _ new: @autoclosure () -> Figure
    ) -> Figure {
      self.figures.withLock { all in
        if let known = all[keyPath: figures][name] { return known }
        let made = new()
        guard all[keyPath: figures].count < Self.capacity else { return made }
        all[keyPath: figures][name] = made
        return made
      }
    }
  }
#endif
