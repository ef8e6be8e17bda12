#if Source
  import Foundation
  import OversetCatalogs
  import OversetLayoutTree
  import OversetProject
  import OversetSlots
  import OversetSource
  import OversetText
  import OversetUI
  import OversetVocabulary

  /// How well rows that are read from source agree with the compiled views: the width that each text is offered.
  @MainActor
  struct RowAgreement {
    /// A text of a compiled view whose key has rows.
    struct Text {
      let component: String
      let key: String
      let locale: LocaleTag
      /// How far the width in the row that is nearest is from that in the view, in points; nil for a text without rows.
      let difference: Double?
      /// Why the room is not known; nil if it is.
      let doubt: String?

      var isKnown: Bool { difference != nil && doubt == nil }
    }

    static let width = 343.0
    static let locales: [LocaleTag] = ["en", "de"]

    let project: Project
    private let places: [String: [TextPlace]]
    private let resolver: ViewResolver

    /// Reads the source of a folder.
    init(sources: URL, project: Project) throws {
      self.project = project
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: sources.path(percentEncoded: false)
      ).filter { $0.hasSuffix(".swift") }.sorted()
      let trees = try names.map { name in
        let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
        return try SourceLowering.tree(of: Self.showingPreviews(text, of: name), file: name)
      }
      let catalogs = project.strings.catalogLibrary.catalogs
      let keys = CatalogKeys(
        Dictionary(
          catalogs.map { ($0.table, $0.entries.map(\.key)) }, uniquingKeysWith: { $0 + $1 }))
      let finder = PlaceFinder(
        trees: trees, interfaces: [], keys: keys, screens: ["ComponentState"])
      places = Dictionary(
        grouping: finder.places(in: trees.indices).places.filter { place in
          if case .slot = place.drawing { true } else { false }
        }, by: \.key)
      resolver = ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
    }

    /// Source in which each preview is a registered state: what only previews show is no place of an app's texts,
    /// and the compared views are what previews show.
    private static func showingPreviews(_ text: String, of file: String) -> String {
      let name = file.filter(\.isLetter)
      var count = 0
      return text.replacing(/#Preview\b(\([^{]*\))? \{/) { _ in
        count += 1
        return "@MainActor public let state\(name)\(count) = ComponentState(\"\(count)\") {"
      }
    }

    /// The texts of components that show keys, each compared with its rows.
    func texts(of components: [Component]) -> [Text] {
      components.flatMap { component in
        component.states.flatMap { state in
          Self.locales.flatMap { locale in
            shown(in: tree(of: state.view(), locale)).compactMap { shown in
              shown.text.origin.map {
                compared(
                  shown.text, isSystems: shown.isSystems, $0.key,
                  "\(component.name).\(state.name)", locale)
              }
            }
          }
        }
      }
    }

    private func tree(of view: some View, _ locale: LocaleTag) -> LayoutTree {
      resolver.layout(
        view, in: .width(Self.width),
        for: ViewEnvironment(locale: locale, direction: .leftToRight))
    }

    /// The texts of a tree, each with whether the system decides its room: in bars and tabs, and in dialogs, which are
    /// screens of their own.
    private func shown(in tree: LayoutTree) -> [(text: TextContent, isSystems: Bool)] {
      let nodes = TreeTraversal(tree).nodes
      let isDialog = nodes.contains { $0.systemPart == .dialogButton }
      return nodes.compactMap { visited in
        guard case .text(let text) = visited.node.content else { return nil }
        return (text, isDialog || visited.systemPart != nil)
      }
    }

    /// Whether the system decides the room of a place. A key that a bar shows, too, has rows elsewhere.
    private static func isSystems(_ place: TextPlace) -> Bool {
      guard case .slot(let name) = place.drawing else { return false }
      return [
        "tabItem", "segment", "navigationTitle", "largeTitle", "backTitle", "barButton", "alert",
      ]
      .contains { name.hasPrefix($0) }
    }

    private func compared(
      _ text: TextContent, isSystems: Bool, _ key: String, _ component: String, _ locale: LocaleTag
    ) -> Text {
      let own = (places[key] ?? []).filter { Self.isSystems($0) == isSystems }
      let rows = own.compactMap(\.row)
      guard !rows.isEmpty, rows.count == own.count else {
        return Text(
          component: component, key: key, locale: locale, difference: nil,
          doubt: own.isEmpty ? "no place" : "no row")
      }
      let width = text.request.width
      let differences = rows.map { row in
        zip(self.width(in: row.row, text.string, locale), width).map { $0 - $1 }
      }
      let nearest = differences.compactMap(\.self).min { abs($0) < abs($1) }
      return Text(
        component: component, key: key, locale: locale, difference: nearest,
        doubt: rows.lazy.compactMap(\.doubt).first)
    }

    private func zip(_ left: Double?, _ right: Double?) -> (Double, Double)? {
      guard let left, let right else { return nil }
      return (left, right)
    }

    /// The width that a row offers the text that is judged, in points.
    private func width(in row: RowDescription, _ own: String, _ locale: LocaleTag) -> Double? {
      var words: [Int: String] = [:]
      for (node, text) in row.texts { words[node] = self.words(of: text, own, locale) }
      let tree = tree(of: RowView(row, texts: words, screenWidth: Self.width), locale)
      let number = row.texts.firstIndex { $0.text == .own }
      guard let number, tree.texts.count == row.texts.count else { return nil }
      return tree.texts[number].text.request.width
    }

    private func words(of text: RowText, _ own: String, _ locale: LocaleTag) -> String {
      switch text {
      case .own: own
      case .literal(let text): text
      case .key(let key, let table):
        project.strings.resolve(key: key, table: table, arguments: [], locale: locale).styled.text
      case .sample: "Sample"
      }
    }
  }
#endif
