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
  ///
  /// - Throws: `Diagnostic` at `place` for a path too deep to be one.
  init(catalogID id: String, at place: SourcePlace) throws(Diagnostic) {
    let mark = "|==|"
    var end = id.endIndex
    while let found = id.range(of: mark, before: end) {
      var path = LeafPathReader(id[found.upperBound...])
      if let steps = try path.read(at: place) {
        key = String(id[..<found.lowerBound])
        self.path = LeafPath(steps)
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
