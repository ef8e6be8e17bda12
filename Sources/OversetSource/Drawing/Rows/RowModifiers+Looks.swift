import OversetVocabulary

// What modifiers do to the look of texts.
extension RowModifiers {
  func look(_ name: String, _ call: NodeReference, _ scope: RowScope) -> Effect? {
    let first = index.firstArgument(call)
    switch name {
    case "font": return font(first, scope)
    case "bold": return isOff(first, scope).map { $0 ? .none : .wraps([.bold]) }
    case "fontWeight":
      guard let first, index[first].kind != .none else { return Effect.none }
      return wraps(values.name(first, in: scope).flatMap(SourceValues.weight), name) {
        .weight($0)
      }
    case "lineLimit": return lineLimit(first, call, scope)
    case "minimumScaleFactor":
      return wraps(first.flatMap { values.number($0, in: scope) }, name) { .minimumScaleFactor($0) }
    case "truncationMode":
      return wraps(first.flatMap { values.name($0, in: scope) }, name) { .truncationMode($0) }
    case "multilineTextAlignment":
      return wraps(first.flatMap { values.name($0, in: scope) }, name) { .textAlignment($0) }
    case "textCase": return textCase(first, scope)
    case "buttonStyle": return buttonStyle(first, scope)
    case "controlSize":
      return wraps(first.flatMap { values.name($0, in: scope) }, name) { .controlSize($0) }
    case let name where Self.styledViews[name] != nil:
      return first.flatMap { values.name($0, in: scope) }.flatMap {
        $0 == "automatic" || $0 == "switch" ? Effect.none : nil
      }
    default: return nil
    }
  }

  /// Whether an argument turns its modifier off; nil if it is not known.
  private func isOff(_ argument: NodeReference?, _ scope: RowScope) -> Bool? {
    guard let argument else { return false }
    return values.boolean(argument, in: scope).map { !$0 }
  }

  private func font(_ argument: NodeReference?, _ scope: RowScope) -> Effect {
    guard let argument else { return .unknown("a font that is not known") }
    let bound = values.bound(argument, in: scope)
    if index[bound.expression].kind == .none { return .none }
    let chosen = index[bound.expression].kind == .ternary
    let font = FontReading(bound.expression, SourceValues(index: index))
    let size = stated(in: bound) ?? font.size
    guard !chosen, font.style != nil || size != nil else {
      return .unknown("a font that is not known")
    }
    return .wraps([
      .font(font.style, size: size, weight: font.weight, named: font.font.map { $0.name ?? "" })
    ])
  }

  /// The size of `.system(size: …)` where it is an argument or is calculated.
  private func stated(in bound: RowScope.Bound) -> Double? {
    let root = index.unmodified(bound.expression)
    let calls = index.modifiers(inside: bound.expression) + [root]
    for call in calls where index[call].kind == .call {
      if let size = index.argument(call, "size") ?? index.argument(call, "fixedSize") {
        return values.number(size, in: bound.scope)
      }
    }
    return nil
  }

  private func lineLimit(
    _ argument: NodeReference?, _ call: NodeReference, _ scope: RowScope
  ) -> Effect {
    guard let argument else { return .wraps([.lineLimit(nil)]) }
    let bound = values.bound(argument, in: scope)
    switch index[bound.expression].kind {
    case .none: return .wraps([.lineLimit(nil)])
    case .binary, .unary:
      guard
        let upper = index.child(of: bound.expression, .right)
          ?? index.child(of: bound.expression, .operand)
      else { return .unknown("a limit of lines that is not known") }
      return limit(values.number(upper, in: bound.scope))
    default: return limit(values.number(argument, in: scope))
    }
  }

  private func limit(_ number: Double?) -> Effect {
    guard let limit = number.flatMap({ Int(exactly: $0) }), limit > 0 else {
      return .unknown("a limit of lines that is not known")
    }
    return .wraps([.lineLimit(limit)])
  }

  private func textCase(_ argument: NodeReference?, _ scope: RowScope) -> Effect {
    guard let argument else { return .none }
    if index[argument].kind == .none { return .wraps([.uppercase(false)]) }
    switch values.name(argument, in: scope) {
    case "uppercase": return .wraps([.uppercase(true)])
    case "lowercase": return .wraps([.uppercase(nil)])
    default: return .unknown("a letter case that is not known")
    }
  }

  /// Styles of the system draw a shape around the label.
  private func buttonStyle(_ argument: NodeReference?, _ scope: RowScope) -> Effect? {
    switch argument.flatMap({ values.name($0, in: scope) })?.lowercased() {
    case "plain", "borderless", "plainbuttonstyle", "borderlessbuttonstyle", "automatic":
      Effect.none
    case "bordered", "borderedbuttonstyle": .wraps([.buttonLook(.bordered)])
    case "borderedprominent", "borderedprominentbuttonstyle": .wraps([.buttonLook(.prominent)])
    default: nil
    }
  }

  // MARK: - Modifiers of which not all is known

  /// The views whose size the modifiers that set their style decide.
  static let styledViews: [String: @Sendable (RowElement) -> Bool] = [
    "buttonStyle": { $0 == .button || $0 == .link },
    "controlSize": { $0 == .button || $0 == .link },
    "buttonBorderShape": { _ in false },
    "labelStyle": { $0 == .label },
    "labeledContentStyle": { $0 == .labeled },
    "toggleStyle": { $0 == .toggle },
    "groupBoxStyle": { $0 == .part(.box) || $0 == .part(.boxLabel) },
    "progressViewStyle": { $0 == .part(.progress) },
    "textFieldStyle": { $0 == .part(.field) },
    "headerProminence": { _ in true },
  ]

  /// Why the effect of a modifier is not known.
  func reason(_ name: String) -> String {
    name == "buttonStyle" ? "a style of buttons" : "the modifier \(name)"
  }

  /// Whether a modifier can but take width from a view, however much.
  static func onlyTakes(_ name: String) -> Bool {
    ["padding", "safeAreaPadding", "contentMargins", "badge"].contains(name)
  }

  /// Whether a modifier decides how wide the texts inside a container are.
  static func changesTexts(_ name: String) -> Bool {
    [
      "font", "fontWeight", "fontDesign", "fontWidth", "lineLimit", "minimumScaleFactor",
      "textCase", "dynamicTypeSize", "tracking", "kerning",
    ].contains(name)
  }

  // MARK: - Modifiers without effect

  /// Whether a modifier leaves the size of a view as it is.
  static func isHarmless(_ name: String) -> Bool {
    harmless.contains(name)
      || [
        "accessibility", "on", "navigation", "list", "toolbar", "scroll", "presentation", "symbol",
      ]
      .contains { name.hasPrefix($0) }
  }

  private static let harmless: Set<String> = [
    "foregroundStyle", "foregroundColor", "background", "overlay", "clipShape", "clipped",
    "cornerRadius", "opacity", "shadow", "tint", "accentColor", "id", "tag", "help", "sheet",
    "alert", "confirmationDialog", "fullScreenCover", "popover", "animation", "transition",
    "contentShape", "disabled", "zIndex", "border", "mask", "blur", "gesture", "offset",
    "simultaneousGesture", "highPriorityGesture", "rotationEffect", "scaleEffect", "refreshable",
    "ignoresSafeArea", "edgesIgnoringSafeArea", "position", "task", "hidden", "environment",
    "environmentObject", "focused", "submitLabel", "keyboardType", "textContentType",
    "autocorrectionDisabled", "textInputAutocapitalization", "contextMenu", "swipeActions",
    "searchable", "redacted", "unredacted", "allowsHitTesting", "matchedGeometryEffect",
    "contentTransition", "sensoryFeedback", "underline", "strikethrough", "monospacedDigit",
    "textSelection", "renderingMode", "interpolation", "antialiased",
    "saturation", "brightness", "contrast", "grayscale", "blendMode", "compositingGroup",
    "drawingGroup", "colorScheme", "preferredColorScheme", "statusBarHidden", "statusBar",
    "interactiveDismissDisabled", "tabItem", "headerProminence", "deleteDisabled",
    "moveDisabled", "draggable", "dropDestination", "privacySensitive", "speechSpellsOutCharacters",
    "coordinateSpace", "userActivity", "containerShape", "backgroundStyle", "hoverEffect",
    "geometryGroup", "menuOrder", "menuIndicator", "itemProvider", "fileImporter", "fileExporter",
    "flipsForRightToLeftLayoutDirection", "equatable", "modelContainer", "defaultFocus",
    "hueRotation", "rotation3DEffect", "projectionEffect", "transformEffect", "colorMultiply",
    "luminanceToAlpha", "visualEffect", "safeAreaInset", "pickerStyle", "keyboardShortcut",
    "labelsHidden", "italic", "baselineOffset", "allowsTightening",
  ]
}
