/// The targets and layers of Docs/architecture.md, as `make layers` writes them.
struct LayerPage {
  /// One line of the table of targets.
  struct Row: Hashable {
    let layer: Int
    let target: String
    /// Targets of this package, then products of others.
    let imports: Set<String>
  }

  /// An arrow of the drawing.
  struct Arrow: Hashable, CustomStringConvertible {
    let importer: String
    let imported: String

    var description: String { "\(importer) --> \(imported)" }
  }

  /// The table.
  private(set) var rows: [Row] = []
  /// The layer whose box each target of the drawing is in.
  private(set) var layers: [String: Int] = [:]
  /// The arrows of the drawing.
  private(set) var arrows: [Arrow] = []

  init(_ text: String) {
    var layer: Int?
    for line in text.split(separator: "\n") {
      if let match = line.wholeMatch(of: /\| (\d+) \| ([\w-]+) \| (.*?)\| (.*?)\|/) {
        let imports = [match.3, match.4].flatMap { $0.split { ", ".contains($0) } }
          .map(String.init)
        rows.append(
          Row(layer: Int(match.1) ?? -1, target: String(match.2), imports: Set(imports)))
      } else if let match = line.wholeMatch(of: #/  subgraph layer(\d+)\["Layer (\d+)"\]/#) {
        layer = match.1 == match.2 ? Int(match.1) : nil
      } else if line == "  end" {
        layer = nil
      } else if let layer, let match = line.wholeMatch(of: #/ {4}([\w-]+)/#) {
        layers[String(match.1)] = layer
      } else if let match = line.wholeMatch(of: #/ {2}([\w-]+) --> ([\w-]+)/#) {
        arrows.append(Arrow(importer: String(match.1), imported: String(match.2)))
      }
    }
  }
}

extension LayerPage {
  /// The fewest arrows from which all imports follow. The imports may have no cycle.
  static func fewestArrows(of imports: [String: Set<String>]) -> Set<Arrow> {
    var below: [String: Set<String>] = [:]
    func reached(from target: String) -> Set<String> {
      if let known = below[target] { return known }
      let direct = imports[target] ?? []
      let all = direct.reduce(direct) { $0.union(reached(from: $1)) }
      below[target] = all
      return all
    }
    var arrows: Set<Arrow> = []
    for (target, direct) in imports {
      for name in direct where !direct.contains(where: { reached(from: $0).contains(name) }) {
        arrows.insert(Arrow(importer: target, imported: name))
      }
    }
    return arrows
  }
}
