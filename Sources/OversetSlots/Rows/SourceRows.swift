import OversetVocabulary

/// The rows in which an app's source draws texts, each once, as texts are judged in them: what is not known takes no
/// width, so that a text that is cut even then is cut on the device, too.
struct SourceRows: Sendable {
  /// The rows.
  private(set) var list: [RowDescription] = []
  private var drawn: [RowPlace: DrawnRow] = [:]

  /// No rows.
  init() {}

  /// The rows of places, with the words of their catalogs.
  init(of places: [TextPlace], _ words: RowWords) {
    var numbers: [RowDescription: Int] = [:]
    for place in places.compactMap(\.row) where drawn[place] == nil {
      guard let (row, doubt) = Self.judged(place, words) else { continue }
      let number = numbers[row] ?? list.count
      if number == list.count {
        numbers[row] = number
        list.append(row)
      }
      drawn[place] = DrawnRow(number: number, doubt: doubt)
    }
  }

  /// The row of a place; nil where it says nothing of how much room the text has at most.
  subscript(place: RowPlace) -> DrawnRow? { drawn[place] }

  /// A row without the width of what is not known, and why that makes a difference.
  private static func judged(
    _ place: RowPlace, _ words: RowWords
  ) -> (row: RowDescription, doubt: String?)? {
    guard !place.mayHaveMore else { return nil }
    var doubt = place.doubt
    var nodes: [RowDescription.Node] = []
    // Of what is left out, the members that are still to come.
    var leftOut = 0
    for node in place.row.nodes {
      if leftOut > 0 {
        leftOut += node.memberCount - 1
        if case .text(.own) = node.element { return nil }
      } else if node.element == .doubtful {
        nodes.append(RowDescription.Node(.opaque))
        leftOut = node.memberCount
      } else if case .text(let text) = node.element, let reason = Self.doubt(text, words) {
        doubt = doubt ?? reason
        nodes.append(RowDescription.Node(.text(.literal(""))))
      } else {
        nodes.append(node)
      }
    }
    return RowDescription(in: place.row.container, nodes: nodes).map { ($0, doubt) }
  }

  /// Why the length of a text is not known; nil if it is.
  private static func doubt(_ text: RowText, _ words: RowWords) -> String? {
    switch text {
    case .own, .literal: nil
    case .key(let key, let table):
      words.hasArguments(key, table) ? "a text beside it has arguments" : nil
    case .sample: "a text beside it is not known"
    }
  }
}
