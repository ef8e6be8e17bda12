import OversetCatalogs
import OversetChecks

extension Planter {
  /// Faults of format arguments.
  static let formatPlanters: [Planter] = [
    Planter(.argumentLeftOut) { site in
      // Behind a letter it may be the ending of an English plural.
      guard let format = PlainFormat(site), format.count == 1,
        site.source?.prefix(while: { $0 != "%" }).last?.isLetter != true
      else { return nil }
      let text = format.dropping(0)
      guard text.contains(where: \.isLetter), !text.contains(where: "%@$\u{FF05}\u{66A}".contains)
      else { return nil }
      return Plant(site.with(text), twin: site.with(format.numbered))
    },
    Planter(.formatArguments) { site in
      guard let format = PlainFormat(site), format.count > 0 else { return nil }
      let other = format.kind(0) == .object ? "%lld" : "%@"
      return Plant(
        site.with(format.replacing([0: other])), twin: site.with(format.numbered))
    },
    Planter(.formatArguments) { site in
      guard site.isFormat, let (text, source) = site.translation, !text.contains("%"),
        !source.contains("%")
      else { return nil }
      return Plant(site.with("%@ " + text), twin: site.with(text))
    },
    Planter(.formatOrder) { site in
      guard let format = PlainFormat(site), format.count > 1,
        let first = (1..<format.count).first(where: { format.kind($0) != format.kind($0 - 1) })
      else { return nil }
      let (left, right) = (format.spelling(first - 1), format.spelling(first))
      return Plant(
        site.with(format.replacing([first - 1: right, first: left])),
        twin: site.with(
          format.replacing(
            Dictionary(
              uniqueKeysWithValues: (0..<format.count).map { place in
                let other = place == first ? first - 1 : place == first - 1 ? first : place
                return (place, format.numbered(other))
              }))))
    },
    Planter(.strayPercent) { site in
      guard let format = PlainFormat(site), format.count > 0, !format.numbered.hasPrefix(" ")
      else { return nil }
      return Plant(
        site.with("(%) " + format.numbered), twin: site.with("(%%) " + format.numbered))
    },
    Planter(.swallowedLetter) { site in
      // A Latin letter in front would turn the line.
      guard let format = PlainFormat(site), format.count > 0, !site.isRightToLeft,
        !format.numbered.hasPrefix(" ")
      else { return nil }
      return Plant(
        site.with("(% ax) " + format.numbered), twin: site.with("(%% ax) " + format.numbered))
    },
    Planter(.formatDetail) { site in
      guard let format = PlainFormat(site), format.count > 0 else { return nil }
      return Plant(
        site.with(format.replacing([0: "%9" + format.spelling(0).dropFirst()])),
        twin: site.with(format.numbered))
    },
  ]
}

/// A translation whose arguments are those of its source, in its order, without numbers or widths.
private struct PlainFormat {
  private let pieces: [FormatPiece]
  /// The indices of the arguments among the pieces.
  private let places: [Int]
  private let specifiers: [FormatSpecifier]

  init?(_ site: PlantSite) {
    guard site.isFormat, let (text, source) = site.translation,
      let own = Self.specifiers(of: FormatString.parse(text)),
      let other = Self.specifiers(of: FormatString.parse(source)), own == other
    else { return nil }
    pieces = FormatString.parse(text)
    specifiers = own
    places = pieces.indices.filter {
      if case .argument = FormatString.parse(text)[$0].kind { true } else { false }
    }
  }

  private static func specifiers(of pieces: [FormatPiece]) -> [FormatSpecifier]? {
    var specifiers: [FormatSpecifier] = []
    for piece in pieces {
      switch piece.kind {
      case .literal, .percent: continue
      case .argument(let specifier):
        guard specifier.position == nil, specifier.width == nil, specifier.precision == nil,
          specifier.flags.isEmpty
        else { return nil }
        specifiers.append(specifier)
      case .substitution, .currentArgument, .strayPercent: return nil
      }
    }
    return specifiers
  }

  var count: Int { places.count }

  func kind(_ argument: Int) -> FormatSpecifier.Kind { specifiers[argument].kind }

  func spelling(_ argument: Int) -> String { pieces[places[argument]].text }

  /// `%2$@` for the second argument.
  func numbered(_ argument: Int) -> String {
    "%\(argument + 1)$" + spelling(argument).dropFirst()
  }

  /// The text with every argument numbered.
  var numbered: String {
    replacing(Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, numbered($0)) }))
  }

  /// The text without one of its arguments.
  func dropping(_ argument: Int) -> String { replacing([argument: ""]) }

  /// The text with other spellings of some arguments.
  func replacing(_ spellings: [Int: String]) -> String {
    pieces.indices.map { index in
      places.firstIndex(of: index).flatMap { spellings[$0] } ?? pieces[index].text
    }.joined()
  }
}
