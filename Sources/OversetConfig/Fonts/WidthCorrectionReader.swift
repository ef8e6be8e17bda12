import Foundation
import OversetVocabulary

/// Reads the file that `overset calibrate` writes.
struct WidthCorrectionReader {
  private enum RootKey: String, CaseIterable { case version, family, measured, groups }
  private enum MeasuredKey: String, CaseIterable { case rows, median, p95, scripts, sizes }
  private enum GroupKey: String, CaseIterable { case weight, size, scale, perGlyph }

  func correction(_ document: YAMLDocument) throws(Diagnostic) -> WidthCorrection {
    let root = try document.requiredRoot("create it with `overset calibrate`")
      .mapping(RootKey.self)
    _ = try root.required(.version).integer(in: 1...1)
    let family = try root.required(.family).text()
    let agreement = try agreement(root[.measured])
    let list = try root.required(.groups)
    let groups = try list.list(upTo: 1_000) { node throws(Diagnostic) in try group(node) }
    guard !groups.isEmpty else { throw list.error("`groups` is empty", "add a group") }
    return WidthCorrection(family: family, agreement: agreement, groups: groups)
  }

  private func agreement(
    _ node: YAMLNode?
  ) throws(Diagnostic) -> WidthCorrection.Agreement? {
    guard let mapping = try node?.mapping(MeasuredKey.self) else { return nil }
    return WidthCorrection.Agreement(
      rows: try mapping.required(.rows).integer(in: 1...10_000_000),
      median: try mapping.required(.median).number(in: 0...100),
      p95: try mapping.required(.p95).number(in: 0...100),
      scripts: try mapping.required(.scripts).list(upTo: 500) { node throws(Diagnostic) in
        try node.scriptCode()
      },
      sizes: try sizes(mapping.required(.sizes)))
  }

  private func sizes(_ node: YAMLNode) throws(Diagnostic) -> ClosedRange<Double> {
    let bounds = try node.list { node throws(Diagnostic) in try node.number(in: 0.1...1000) }
    guard bounds.count == 2, bounds[0] <= bounds[1] else {
      throw node.error("`sizes` must be a minimum and a maximum", "write `[11, 34]`")
    }
    return bounds[0]...bounds[1]
  }

  private func group(_ node: YAMLNode) throws(Diagnostic) -> WidthCorrection.Group {
    let mapping = try node.mapping(GroupKey.self)
    return WidthCorrection.Group(
      weight: try mapping.required(.weight).integer(in: 1...1000),
      size: try mapping.required(.size).number(in: 0.1...1000),
      scale: try mapping.required(.scale).number(in: 0.5...2),
      perGlyph: try mapping[.perGlyph]?.number(in: -0.2...0.2) ?? 0)
  }
}
