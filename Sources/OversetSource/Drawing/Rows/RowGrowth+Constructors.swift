import OversetVocabulary

// What constructors of views add to a row.
extension RowGrowth {
  mutating func constructor(_ link: ChainLink, _ number: Int, _ scope: RowScope) {
    guard piece.count > 0 else { return begin(link, number, scope) }
    switch link.name {
    case "HStack", "LazyHStack": line(link, scope)
    case "VStack", "LazyVStack": column(.vertical, link, number, scope)
    case "ZStack": column(.depth, link, number, scope)
    case "Group", "AnyView": siblings(link, scope)
    case "Section": section(link, scope)
    case "Button", "Link", "NavigationLink", "Menu", "ShareLink", "PhotosPicker":
      button(link, scope)
    case "Toggle":
      label(link, scope)
      isMore = true
      piece = piece.wrapped(in: .toggle)
    case "Label": title(link, scope)
    case "LabeledContent": labeled(link, scope)
    case "ContentUnavailableView", "GroupBox", "ProgressView", "TextField":
      part(link, number, scope)
    case "ForEach":
      siblings(link, scope)
      isRepeated = true
    case "List", "Form": list(link, number)
    case "ScrollView": scroll(link)
    case "NavigationStack", "NavigationView", "TabView", "Tab", "WindowGroup": end(in: .screen)
    default: other(link)
    }
  }

  /// The view of the text itself.
  private mutating func begin(_ link: ChainLink, _ number: Int, _ scope: RowScope) {
    piece = RowPiece(.text(.own), isRigid: false)
    switch (link.name, link.label) {
    case ("Text", _), ("Link", ""), ("Menu", ""): return
    case ("NavigationLink", ""): piece = piece.wrapped(in: .link)
    case ("Section", ""): listPart = .header
    case ("Button", ""):
      icon(link, scope)
      piece = piece.wrapped(in: .button)
    case ("Toggle", ""):
      icon(link, scope)
      piece = piece.wrapped(in: .toggle)
      isMore = true
    case ("Label", ""):
      icon(link, scope)
      isMore = true
    case ("LabeledContent", ""): labeled(link, scope)
    case ("ContentUnavailableView", ""):
      icon(link, scope)
      part(link, number, scope)
    case ("GroupBox", ""), ("ProgressView", ""), ("TextField", ""): part(link, number, scope)
    default: lose()
    }
  }

  /// Puts the icon beside the text that the same call gives, if it does.
  private mutating func icon(_ link: ChainLink, _ scope: RowScope) {
    guard let icon = builder.iconArgument(of: link.call, in: scope) else { return }
    doubt(icon.doubt)
    piece = piece.paired(with: icon, in: .label)
    isMore = true
  }

  private mutating func button(_ link: ChainLink, _ scope: RowScope) {
    switch ControlPart(link, index) {
    case .action: lose()
    case .content:
      if link.name == "NavigationLink" { end(in: .screen) } else { lose() }
    case .label:
      label(link, scope)
      piece = piece.wrapped(in: link.name == "NavigationLink" ? .link : .button)
    }
  }

  /// The views of a label: several stand side by side.
  private mutating func label(_ link: ChainLink, _ scope: RowScope) {
    siblings(link, scope)
    let (before, after) = merge()
    guard before.count + after.count > 0 || before.doubt != nil || after.doubt != nil else {
      return
    }
    doubt(before.doubt ?? after.doubt ?? "several views of a label")
    share()
    piece = builder.row(piece)
  }

  // MARK: - Parts of the system's views

  /// The title of a label, beside its icon.
  private mutating func title(_ link: ChainLink, _ scope: RowScope) {
    guard link.label != "icon" else { return lose() }
    label(link, scope)
    guard let icon = index.argument(link.call, "icon") else { return lose() }
    pair(builder.members(of: icon, in: scope), in: .label)
  }

  /// A label and its value, of which one is the text.
  private mutating func labeled(_ link: ChainLink, _ scope: RowScope) {
    guard let (label, value) = builder.labeledParts(of: link.call, in: scope) else {
      return lose()
    }
    if link.isClosure { self.label(link, scope) }
    let isLabel = !link.isClosure && link.label.isEmpty || ControlPart(link, index) == .label
    pair(isLabel ? value : label, in: .labeled, isFirst: isLabel)
  }

  /// Puts another view beside those so far, which shares their width.
  private mutating func pair(
    _ other: RowPiece, in element: RowElement, isFirst: Bool = true
  ) {
    doubt(other.doubt)
    if !other.isRigid { share() }
    piece =
      isFirst ? piece.paired(with: other, in: element) : other.paired(with: piece, in: element)
    isMore = true
  }

  /// A part of a view whose parts, and the views of each, stand below each other.
  private mutating func part(_ link: ChainLink, _ number: Int, _ scope: RowScope) {
    guard let part = Self.part(link, index) else { return lose() }
    dropSiblings()
    if part != .field, hasLine(from: number + 1) { doubtColumn("other parts of \(link.name)") }
    isMore = true
    piece = piece.wrapped(in: .part(part))
  }

  private static func part(_ link: ChainLink, _ index: ProgramIndex) -> RowElement.Part? {
    switch (link.name, link.label) {
    case ("ContentUnavailableView", "description"): .unavailableText
    case ("ContentUnavailableView", "actions"): .unavailableActions
    case ("ContentUnavailableView", _): .unavailableLabel
    case ("GroupBox", "label"): .boxLabel
    case ("GroupBox", "content"): .box
    case ("GroupBox", _): link.isClosure ? .box : .boxLabel
    // A bar stands below its label as a wheel does above it, but tells its value too.
    case ("ProgressView", "label"), ("ProgressView", ""):
      index.argument(link.call, "value") == nil ? .progress : nil
    // One that grows downwards is another view.
    case ("TextField", _) where index.argument(link.call, "axis") != nil: nil
    // The prompt takes the place of the label.
    case ("TextField", "prompt"): .field
    case ("TextField", _): index.argument(link.call, "prompt") == nil ? .field : nil
    default: nil
    }
  }

  // MARK: - Others

  private mutating func other(_ link: ChainLink) {
    if screens.contains(link.name) { return end(in: .screen) }
    switch link.name {
    case "ScrollViewReader", "TimelineView": return
    case "GeometryReader":
      wrap(
        in: .flexibleFrame(
          width: RowElement.Limits(least: 0, greatest: .infinity), height: RowElement.Limits(),
          alignment: "topLeading"))
    case "ToolbarItem", "ToolbarItemGroup", "Picker", "Stepper", "DatePicker", "DisclosureGroup",
      "SecureField", "Alert":
      lose()
    case let name where name.hasSuffix("HostingController"):
      doubt("a controller of UIKit may be narrower than the screen")
      end(in: .screen)
    default: loosen("it stands in \(link.name)")
    }
  }
}
