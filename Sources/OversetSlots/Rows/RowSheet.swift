import Foundation
package import OversetUI
import OversetUnicode
import OversetVocabulary

/// The row of a key in each locale, one below the other, each with the locale's name.
@MainActor
package struct RowSheet: View {
  /// The space around a row, in points.
  package static let margin = 12.0

  private let drawing: KeyDrawing

  /// The sheet of a key's place.
  package init(_ drawing: KeyDrawing) { self.drawing = drawing }

  /// The rows.
  package var body: some View {
    VStack(alignment: .leading, spacing: Self.margin) {
      Text(verbatim: drawing.title).font(.system(size: 11, weight: .semibold))
      ForEach(drawing.entries.indices, id: \.self) { number in
        entry(drawing.entries[number])
      }
    }
    .padding(Self.margin)
  }

  private func entry(_ entry: KeyDrawing.Entry) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: entry.locale.identifier)
        .font(.system(size: 10))
        .foregroundStyle(Color.secondary)
      row(entry)
        .environment(\.locale, Locale(identifier: entry.locale.identifier))
        .environment(\.layoutDirection, .of(locale: entry.locale))
        .background(Color(uiColor: .secondarySystemBackground))
    }
  }

  private func row(_ entry: KeyDrawing.Entry) -> AnyView {
    if let row = drawing.row?.row {
      return AnyView(RowView(row, texts: entry.words, screenWidth: drawing.screenWidth))
    }
    return AnyView(
      SlotView(
        drawing.drawn, text: Text(verbatim: entry.text), screenWidth: drawing.screenWidth))
  }
}
