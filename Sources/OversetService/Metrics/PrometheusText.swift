#if Service
  /// Writes figures as Prometheus reads them (text format 0.0.4), sorted by name.
  struct PrometheusText {
    /// What was written.
    private(set) var text = ""

    /// Adds numbers.
    mutating func add(_ figures: [MetricRegistry.Name: Double], type: String) {
      for (label, members) in Self.sorted(figures) {
        text += "# TYPE \(label) \(type)\n"
        for (name, value) in members {
          text += "\(label)\(Self.braces(name.dimensions)) \(Self.number(value))\n"
        }
      }
    }

    /// Adds histograms.
    mutating func add(_ figures: [MetricRegistry.Name: MetricHistogram.Summary]) {
      for (label, members) in Self.sorted(figures) {
        text += "# TYPE \(label) histogram\n"
        for (name, summary) in members {
          var total = 0
          let bounds = MetricHistogram.bounds.map(Self.number) + ["+Inf"]
          for (bound, count) in zip(bounds, summary.counts) {
            total += count
            let dimensions = name.dimensions + ["le=\"\(bound)\""]
            text += "\(label)_bucket\(Self.braces(dimensions)) \(total)\n"
          }
          text += "\(label)_sum\(Self.braces(name.dimensions)) \(Self.number(summary.sum))\n"
          text += "\(label)_count\(Self.braces(name.dimensions)) \(total)\n"
        }
      }
    }

    /// A name with the characters that names may have.
    static func name(_ text: String) -> String {
      let name = String(
        text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ":") ? $0 : "_" })
      return name.first.map { $0.isNumber } ?? true ? "_\(name)" : name
    }

    /// A dimension as it stands between braces.
    static func dimension(_ name: String, _ value: String) -> String {
      let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n")
      return "\(self.name(name))=\"\(escaped)\""
    }

    private static func sorted<Value>(
      _ figures: [MetricRegistry.Name: Value]
    ) -> [(String, [(MetricRegistry.Name, Value)])] {
      Dictionary(grouping: figures.map { ($0.key, $0.value) }) { $0.0.label }
        .sorted { $0.key < $1.key }
        .map { label, members in
          (
            label,
            members.sorted {
              $0.0.dimensions.joined(separator: ",") < $1.0.dimensions.joined(separator: ",")
            }
          )
        }
    }

    private static func braces(_ dimensions: [String]) -> String {
      dimensions.isEmpty ? "" : "{\(dimensions.joined(separator: ","))}"
    }

    private static func number(_ value: Double) -> String {
      Int(exactly: value).map(String.init) ?? "\(value)"
    }
  }
#endif
