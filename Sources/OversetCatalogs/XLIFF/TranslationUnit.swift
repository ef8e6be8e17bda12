import OversetVocabulary

/// A text with its translation, as an export has it.
struct TranslationUnit {
  /// A text with its state and place.
  struct Text {
    let value: String
    let state: String
    let place: SourcePlace
  }

  let id: String
  let place: SourcePlace
  var source: Text?
  var target: Text?
  var notes: [String] = []
}

/// What the identifier of a translation unit names: a key, and one of its texts.
struct TranslationUnitID: Equatable {
  let key: String
  let path: LeafPath

  /// The identifier of a unit of a string catalog or of a `.strings` file: `key`, or
  /// `key|==|plural.one`, split at the last mark whose tail is a path; keys may hold the mark.
  init(catalogID id: String) {
    let mark = "|==|"
    var end = id.endIndex
    while let found = id.range(of: mark, before: end) {
      if let steps = Self.steps(of: id[found.upperBound...]) {
        key = String(id[..<found.lowerBound])
        path = LeafPath(steps)
        return
      }
      end = found.lowerBound
    }
    key = id
    path = .root
  }

  /// The identifier of a unit of a `.stringsdict` file, such as `/KEY:dict/VAR:dict/one:dict/:string`;
  /// nil for another form. It is read from the right: a key may hold `/` and `:`.
  init?(stringsdictID id: String) {
    let ending = ":dict/:string"
    guard id.hasPrefix("/"), id.hasSuffix(ending) else { return nil }
    var rest = id.dropFirst().dropLast(ending.count)
    guard let last = Self.popLast(&rest), !rest.isEmpty else { return nil }
    if last == "NSStringLocalizedFormatKey" {
      key = String(rest)
      path = .root
      return
    }
    guard let name = Self.popLast(&rest), !rest.isEmpty else { return nil }
    key = String(rest)
    switch name {
    case "NSStringDeviceSpecificRuleType": path = LeafPath([.device(last)])
    case "NSStringVariableWidthRuleType":
      path = LeafPath([.variant(axis: VariantAxis.width, name: last)])
    default: path = LeafPath([.substitution(name), .plural(last)])
    }
  }

  /// Takes `NAME` off `REST:dict/NAME`.
  private static func popLast(_ rest: inout Substring) -> String? {
    let mark = ":dict/"
    let text = String(rest)
    guard let found = text.range(of: mark, before: text.endIndex) else { return nil }
    let name = String(text[found.upperBound...])
    rest = text[..<found.lowerBound]
    return name
  }

  /// The steps of `device.iphone.plural.other`; nil for what is no path.
  private static func steps(of tail: Substring) -> [LeafPath.Step]? {
    var rest = tail
    var steps: [LeafPath.Step] = []
    while !rest.isEmpty {
      guard let axis = component(&rest) else { return nil }
      switch axis {
      case "plural", "device":
        guard let name = component(&rest), !name.isEmpty else { return nil }
        steps.append(.variant(axis: axis, name: name))
      case "substitutions":
        guard steps.isEmpty, let name = quotedComponent(&rest) ?? component(&rest) else {
          return nil
        }
        steps.append(.substitution(name))
      default: return nil
      }
    }
    return steps.isEmpty || steps.last.map(isSubstitution) == true ? nil : steps
  }

  private static func isSubstitution(_ step: LeafPath.Step) -> Bool {
    if case .substitution = step { true } else { false }
  }

  /// What stands before the next point.
  private static func component(_ rest: inout Substring) -> String? {
    let end = rest.firstIndex(of: ".") ?? rest.endIndex
    let text = String(rest[..<end])
    rest = end == rest.endIndex ? "" : rest[rest.index(after: end)...]
    return text.isEmpty ? nil : text
  }

  /// A name between two `@`, which may hold points.
  private static func quotedComponent(_ rest: inout Substring) -> String? {
    guard rest.hasPrefix("@"), let end = rest.dropFirst().firstIndex(of: "@") else { return nil }
    let after = rest.index(after: end)
    guard after < rest.endIndex, rest[after] == "." else { return nil }
    let name = String(rest[rest.index(after: rest.startIndex)..<end])
    rest = rest[rest.index(after: after)...]
    return name
  }
}

extension String {
  /// The last occurrence of `mark` that ends at or before `end`.
  fileprivate func range(of mark: String, before end: Index) -> Range<Index>? {
    let units = utf8
    var start = end
    while start > startIndex {
      start = units.index(before: start)
      if units[start..<end].starts(with: mark.utf8),
        let upper = units.index(start, offsetBy: mark.utf8.count, limitedBy: end)
      {
        return start..<upper
      }
    }
    return nil
  }
}
