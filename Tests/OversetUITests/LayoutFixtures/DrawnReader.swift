import Foundation
import OversetLayoutEngine
import OversetUI
import OversetVocabulary

/// Makes canvases and tables of the descriptions in layout fixtures.
@MainActor
enum DrawnReader {
  static func view(_ described: DescribedView) throws -> AnyView? {
    switch described.name {
    case "Canvas": return AnyView(try canvas(described))
    case "Table": return AnyView(try table(described))
    default: return nil
    }
  }

  /// A canvas that draws its views, the way that `drawn` of each says: "at" a point by an "anchor", or "in" a rectangle.
  private static func canvas(_ described: DescribedView) throws -> some View {
    let symbols = try described.children.map(ViewReader.view)
    let places = described.views("drawn")
    return Canvas { context, _ in
      for (index, place) in places.enumerated() {
        var context = context
        context.translateBy(x: place.number("dx") ?? 0, y: place.number("dy") ?? 0)
        guard let symbol = context.resolveSymbol(id: index) else { continue }
        let (x, y) = (place.number("x") ?? 0, place.number("y") ?? 0)
        if let width = place.number("width"), let height = place.number("height") {
          context.draw(symbol, in: CGRect(x: x, y: y, width: width, height: height))
        } else {
          let anchor = UnitPoint(
            x: place.number("anchorX") ?? 0.5, y: place.number("anchorY") ?? 0.5)
          context.draw(symbol, at: CGPoint(x: x, y: y), anchor: anchor)
        }
      }
    } symbols: {
      ForEach(symbols.indices, id: \.self) { symbols[$0].tag($0) }
    }
  }

  private struct Row: Identifiable {
    let id: Int
    let cells: [AnyView]
  }

  /// A table of two columns; each row has a view for each.
  private static func table(_ described: DescribedView) throws -> some View {
    let rows = try described.views("rows").enumerated().map { index, row in
      Row(id: index, cells: try row.children.map(ViewReader.view))
    }
    let width = described.number("second")
    return Table(rows) {
      TableColumn("first") { $0.cells[0] }
      TableColumn("second") { $0.cells[1] }.width(width)
    }
    .environment(\.horizontalSizeClass, described.flag("wide") ? .regular : .compact)
    .tableColumnHeaders(.hidden)
  }
}
