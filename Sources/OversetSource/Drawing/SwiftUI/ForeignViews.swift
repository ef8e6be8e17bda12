/// What the names of views tell that are declared in packages whose source is not there.
enum ForeignViews {
  /// Ends of names of types that are no views.
  private static let others = [
    "Error", "URL", "Color", "Font", "Date", "Formatter", "Configuration", "Request", "Query",
    "Model",
    "Manager", "Controller", "Notification", "Descriptor", "Predicate", "Data", "Set", "Array",
    "String",
    "Int", "Double", "Dictionary", "State", "Binding", "Item", "Decoder", "Encoder", "Event",
    "Identifier",
    "Key", "Value", "Task", "Timer", "Logger", "Image", "Style", "Resource", "Components", "Type",
    "Content",
    "Intent", "Parameter", "Summary", "Attributes", "Range", "Regex", "Locale", "Publisher",
    "Subject", "Provider", "Object", "Library", "Entry",
  ]

  /// Labels of arguments that are no texts.
  private static let otherLabels: Set<String> = [
    "systemImage", "image", "imageName", "systemName", "icon", "id", "identifier", "key", "url",
    "named", "bundle", "action", "selection", "isOn", "isPresented", "color", "font", "tag", "name",
    "style", "kind", "format", "value", "width", "height", "spacing", "alignment", "cornerRadius",
    "table", "tableName", "comment", "path", "string", "rawValue", "forKey", "symbol",
    "destination",
  ]

  /// Whether a name is that of a type which is no view.
  static func isNoView(_ name: String) -> Bool {
    others.contains { name.hasSuffix($0) } || name.hasPrefix("NS") || name.hasPrefix("UI")
      || name.hasPrefix("CG")
  }

  /// Whether an argument may be a text by its label and its kind.
  static func mayBeText(_ argument: NodeReference, _ index: ProgramIndex) -> Bool {
    guard !otherLabels.contains(index[argument].label) else { return false }
    switch index[argument].kind {
    case .string, .member, .name, .call, .ternary, .binary: return true
    default: return false
    }
  }

  /// Whether a call stands where a view is built: as a statement, with or without modifiers, or as the value of a declaration.
  static func isStatement(_ call: NodeReference, _ index: ProgramIndex) -> Bool {
    let outermost = index.modifiers(around: call).last ?? call
    switch index[outermost].role {
    case .statement: break
    case .value:
      guard let parent = index.parent(of: outermost) else { return false }
      return index[parent].kind == .returnValue && isInView(outermost, index)
    default: return false
    }
    return isInView(outermost, index)
  }

  private static func isInView(_ node: NodeReference, _ index: ProgramIndex) -> Bool {
    if let type = index.enclosingType(of: node), index.isView(type) || type == "View" {
      return true
    }
    guard let declaration = index.enclosingDeclaration(of: node) else { return false }
    return index.declaredTypeName(declaration).map { $0 == "View" || $0.hasSuffix("Content") }
      ?? false
  }
}

extension ProgramIndex {
  /// The name of the type that a variable is annotated with or a function returns.
  func declaredTypeName(_ declaration: NodeReference) -> String? {
    let type =
      self[declaration].kind == .function
      ? child(of: declaration, .result) : child(of: declaration, .type)
    return type.map { self[$0].name }
  }
}
