/// Tells the types that the system itself makes, or that anything may make which is not read, from those of which the
/// program must name each.
struct TypeRoots {
  /// What views, cells and controls inherit from: nothing but code and Interface Builder makes them.
  private static let views: Set<String> = [
    "UIView", "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell",
    "UITableViewHeaderFooterView", "UICollectionReusableView", "UIControl", "UIButton", "UILabel",
    "UIStackView", "UIScrollView", "UITextView", "UITextField",
  ]

  private let index: ProgramIndex
  private let drawn: DrawnClasses
  private let named: Set<String>?
  /// Whether the program has what the system starts: elsewhere others may use all that is no view.
  private let isApp: Bool

  init(index: ProgramIndex, drawn: DrawnClasses, named: Set<String>?) {
    self.index = index
    self.drawn = drawn
    self.named = named
    isApp =
      index.types.keys.contains { Self.isOfApp($0, index) }
      || index.trees.contains { Self.startsApp($0) }
  }

  /// Whether there are types to ask about.
  var hasCandidates: Bool { index.types.keys.contains { !isRoot($0) } }

  /// Whether a type counts as made whatever the program names.
  func isRoot(_ name: String) -> Bool {
    guard let entry = index.types[name], !entry.keyword.isEmpty else { return true }
    if isMadeElsewhere(entry) || Self.isStarted(name, index) { return true }
    if drawn.shown.contains(entry.simpleName) { return true }
    if isView(name, entry) || drawn.unshown.contains(entry.simpleName) { return false }
    guard isApp else { return true }
    return index.supertypes(of: name).contains { ancestor in
      !isPlain(ancestor)
        && (entry.keyword != "struct" || Self.foundEnds.contains { ancestor.hasSuffix($0) })
    }
  }

  private func isView(_ name: String, _ entry: TypeEntry) -> Bool {
    entry.keyword == "class" && index.supertypes(of: name).contains { Self.views.contains($0) }
  }

  // MARK: - What others make

  /// Whether something is started with a type: an app or an extension, or a tool, whose types others may use besides.
  private static func isStarted(_ name: String, _ index: ProgramIndex) -> Bool {
    isMarked(name, ["main"], index) || isOfApp(name, index)
  }

  /// Whether the system starts an app, or its widgets, with a type.
  private static func isOfApp(_ name: String, _ index: ProgramIndex) -> Bool {
    guard !(index.types[name]?.keyword.isEmpty ?? true) else { return false }
    let starts = ["App", "UIApplicationDelegate", "WidgetBundle", "Widget"]
    return starts.contains { index.inherits(name, $0) }
      || isMarked(name, ["UIApplicationMain", "NSApplicationMain"], index)
  }

  private static func isMarked(
    _ name: String, _ attributes: Set<String>, _ index: ProgramIndex
  ) -> Bool {
    guard let entry = index.types[name], !entry.keyword.isEmpty else { return false }
    return entry.declarations.contains { declaration in
      index.children(of: declaration, .attribute).contains { attributes.contains(index[$0].name) }
    }
  }

  /// Whether a file is the beginning of an app or an extension, and not of a tool.
  private static func startsApp(_ tree: SourceTree) -> Bool {
    guard tree.file.hasSuffix("/main.swift") || tree.file == "main.swift" else { return false }
    let starts: Set = ["UIApplicationMain", "NSExtensionMain"]
    return tree.nodes.contains { $0.kind == .name && starts.contains($0.name) }
  }

  /// Whether Objective-C or a property list may name a type: under another name, which the source's syntax does not
  /// keep, where it states one for Objective-C; else under its own.
  private func isMadeElsewhere(_ entry: TypeEntry) -> Bool {
    let attributes = entry.declarations.flatMap { index.children(of: $0, .attribute) }
      .map { index[$0].name }
    if attributes.contains("objc") { return true }
    return named.map { $0.contains(entry.simpleName) } ?? attributes.contains("objcMembers")
  }

  /// Whether what a type inherits from is the program's own, or asks for nothing that makes it: the system finds apps,
  /// extensions, intents and what packages register by what they inherit from.
  private func isPlain(_ ancestor: String) -> Bool {
    if index.types[ancestor].map({ !$0.keyword.isEmpty }) ?? false { return true }
    if Self.started.contains(ancestor) { return false }
    if Self.plain.contains(ancestor) || UIKitClasses.kind(ancestor) != nil { return true }
    return Self.plainEnds.contains { ancestor.hasSuffix($0) }
  }

  /// Delegates, and controllers of extensions, that the system makes by itself.
  private static let started: Set<String> = [
    "UISceneDelegate", "UIWindowSceneDelegate", "CPTemplateApplicationSceneDelegate",
    "CPTemplateApplicationDashboardSceneDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
    "MessagingDelegate", "CPApplicationDelegate", "UIInputViewController",
    "MSMessagesAppViewController", "SLComposeServiceViewController",
    "ASCredentialProviderViewController",
  ]

  /// The ends of protocols by which the system finds structs, such as intents: to make a struct of a package's kind,
  /// code must name it, while objects can be found by their class.
  private static let foundEnds = [
    "Intent", "Entity", "Query", "Provider", "Extension", "Package", "Widget", "Bundle", "App",
    "Plugin", "Schema", "Control", "Delegate", "Test", "Tests",
  ]

  private static let plainEnds = [
    "Delegate", "DataSource", "ViewController", "View", "Cell", "Button", "Label", "Control",
    "Representable", "Style", "DataSourcePrefetching", "Key",
  ]

  private static let plain: Set<String> = [
    "AnyObject", "NSObject", "NSObjectProtocol", "View", "ViewModifier", "AnimatableModifier",
    "Animatable", "Shape", "InsettableShape", "ToolbarContent", "CustomizableToolbarContent",
    "TableColumnContent", "TableRowContent", "DynamicProperty", "Layout", "Hashable", "Equatable",
    "Identifiable", "Comparable", "Sendable", "Codable", "Decodable", "Encodable", "Error",
    "LocalizedError", "CustomNSError", "CaseIterable", "RawRepresentable", "OptionSet",
    "ObservableObject", "CustomStringConvertible", "CustomDebugStringConvertible", "String", "Int",
    "CodingKey", "ExpressibleByStringLiteral", "Actor", "GlobalActor", "Sequence",
    "IteratorProtocol", "Transition", "Gesture", "UISearchResultsUpdating",
    "UIContentConfiguration", "UIContentView", "UIAdaptivePresentationControllerDelegate",
    "UIViewControllerTransitioningDelegate", "UIViewControllerAnimatedTransitioning",
  ]
}
