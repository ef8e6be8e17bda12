#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Code of an app, and the row that the text "a" stands in.
  struct RowCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The body of a screen, or declarations.
    let source: String
    /// The container, the views from the outside in, and a doubt behind ` ? `, behind ` ?? ` where
    /// the text may have more room; empty for no row.
    let row: String

    init(_ name: String, _ source: String, _ row: String) {
      testDescription = name
      self.source = source
      self.row = row
    }

    /// The source as a file: a piece that declares no screen is one's body.
    private var file: String {
      let isWhole = source.contains("struct Screen")
      let screen =
        isWhole ? source : "struct Screen: View { var body: some View {\n\(source)\n} }"
      return """
        import SwiftUI
        \(screen)
        @main struct Main: App {
          var body: some Scene { WindowGroup { NavigationStack { Screen() } } }
        }
        """
    }

    /// What is found.
    func found() throws -> String {
      let tree = try SourceLowering.tree(of: file, file: "Sample.swift")
      let finder = PlaceFinder(
        trees: [tree], interfaces: [],
        keys: CatalogKeys(["Localizable": ["a", "b", "c"], "Other": ["d"]]))
      let place = finder.places(in: 0..<1).places.first { $0.key == "a" && $0.row != nil }
      guard let row = place?.row else { return "" }
      let mark = row.mayHaveMore ? "??" : "?"
      return "\(row.row)" + (row.doubt.map { " \(mark) \($0)" } ?? "")
    }
  }

  extension RowDescription: CustomStringConvertible {
    /// The container and the views, members between brackets.
    package var description: String {
      var made: [String] = []
      for node in nodes.reversed() {
        let members = (0..<node.memberCount).compactMap { _ in made.popLast() }
        made.append(
          node.element.words + (members.isEmpty ? "" : "[\(members.joined(separator: " "))]"))
      }
      return "\(container.words): " + made.reversed().joined(separator: " ")
    }
  }

  extension RowDescription.Container {
    fileprivate var words: String {
      guard case .list(let part, let look) = self else { return "\(self)" }
      let name = look == .insetGrouped ? "grouped" : look == .grouped ? "bands" : look.rawValue
      return switch part {
      case .row: name + "Row"
      case .header: name + "Header"
      case .footer: name + "Footer"
      }
    }
  }

  extension RowElement {
    fileprivate var words: String {
      switch self {
      case .stack(let axis, let spacing, _): "\(axis)" + (spacing.map { "(\(Int($0)))" } ?? "")
      case .group: "group"
      case .doubtful: "doubtful"
      case .button: "button"
      case .toggle: "toggle"
      case .link: "link"
      case .label: "label"
      case .labeled: "labeled"
      case .part(let part): part.rawValue
      case .spacer(let length): "spacer" + (length.map { "(\(Int($0)))" } ?? "")
      case .divider: "divider"
      case .text(let text): text.words
      case .symbol(let name): name
      case .block(let width, _): "block(\(Int(width)))"
      case .fill: "fill"
      case .opaque: "opaque"
      default: modifierWords
      }
    }

    private var modifierWords: String {
      switch self {
      case .padding(let insets): "padding(\(Int(insets.leading)),\(Int(insets.trailing)))"
      case .rowInsets(let insets): "insets(\(Int(insets.leading)),\(Int(insets.trailing)))"
      case .buttonLook(let look): look.rawValue
      case .controlSize(let name): name
      case .bold: "bold"
      case .frame(let width, _, _): "frame(\(width.map { "\(Int($0))" } ?? "-"))"
      case .flexibleFrame(let width, _, _): "flexible(\(width.greatest ?? -1))"
      case .fixedSize: "fixedSize"
      case .layoutPriority(let value): "priority(\(Int(value)))"
      case .font(let style, let size, _, let name):
        "font(\(style.map { "\($0)" } ?? size.map { "\(Int($0))" } ?? "")\(name.map { " \($0)" } ?? ""))"
      case .weight(let weight): "weight(\(weight))"
      case .lineLimit(let limit): "lines(\(limit ?? 0))"
      case .minimumScaleFactor: "scale"
      case .truncationMode(let mode): mode
      case .textAlignment(let alignment): alignment
      case .uppercase(let isUppercase): "uppercase(\(isUppercase ?? false))"
      default: "?"
      }
    }
  }

  extension RowText {
    fileprivate var words: String {
      switch self {
      case .own: "OWN"
      case .key(let key, let table): "key:\(key)" + (table.map { " of \($0)" } ?? "")
      case .literal(let text): "\"\(text)\""
      case .sample(let kind): "<\(kind)>"
      }
    }
  }
#endif
