import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

private struct Item: Identifiable, Hashable {
  let id: Int
}

private enum SaveError: LocalizedError {
  case full
  var errorDescription: String? { "Full" }
}

/// A screen with everything that apps present.
private struct Presenting: View {
  @State private var isShown = false
  @State private var item: Item?
  @State private var error: SaveError?
  @State private var detent = PresentationDetent.medium
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    sheets
      .alert("Title", isPresented: $isShown) { Button("OK", role: .cancel) {} }
      .alert("Title", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
      } message: {
        Text("Message")
      }
      .alert("Title", isPresented: $isShown, presenting: item) { item in
        Button("Delete \(item.id)") {}
      } message: { item in
        Text("Message \(item.id)")
      }
      .alert(isPresented: $isShown, error: error) { Button("OK") {} }
      .alert(isPresented: $isShown) {
        Alert(
          title: Text("Old"), message: Text("Message"),
          primaryButton: .destructive(Text("Delete")) {}, secondaryButton: .cancel())
      }
      .alert(item: $item) { item in
        Alert(title: Text("Item \(item.id)"), dismissButton: .default(Text("OK")))
      }
      .confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) { dismiss() }
      } message: {
        Text("Message")
      }
      .actionSheet(isPresented: $isShown) {
        ActionSheet(title: Text("Old"), buttons: [.default(Text("One")) {}, .cancel()])
      }
      .contextMenu { Button("Copy") {} }
  }

  private var sheets: some View {
    Text("Base")
      .sheet(isPresented: $isShown) { Text("Sheet") }
      .sheet(item: $item) { item in
        Text(verbatim: "\(item.id)")
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationDetents([.fraction(0.3), .height(200)])
          .presentationDragIndicator(.visible)
          .presentationBackground(.red)
          .presentationCornerRadius(20)
          .interactiveDismissDisabled()
      }
      .sheet(isPresented: $isShown, onDismiss: { item = nil }) { Text("Sheet") }
      .fullScreenCover(isPresented: $isShown) { Text("Cover") }
      .fullScreenCover(item: $item) { Text(verbatim: "\($0.id)") }
      .popover(isPresented: $isShown, arrowEdge: .bottom) { Text("Popover") }
  }
}

private struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

/// Rows that break where there is no more room, as many apps have them.
private struct Flow: Layout {
  var spacing: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rows = rows(subviews, in: proposal.width ?? .infinity)
    return CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: rows.last.map { $0.maxY } ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, rows(subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        anchor: .topLeading, proposal: ProposedViewSize(frame.size))
    }
  }

  private func rows(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width * subview[Weight.self] > width {
        (x, y, height) = (0, y + height + spacing, 0)
      }
      defer {
        x += size.width + spacing
        height = max(height, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

private struct Containers: View {
  @State private var width: CGFloat = 0
  let isWide: Bool

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout())
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
          Section {
            Text("Row").id(1)
          } header: {
            Text("Header")
          }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 4), GridItem(.fixed(20))]) {
          ForEach(0..<4) { Text(verbatim: "\($0)") }
        }
        Grid(alignment: .leading, horizontalSpacing: 4) {
          GridRow {
            Text("One").gridColumnAlignment(.trailing)
            Text("Two")
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow(alignment: .top) { Text("Both").gridCellColumns(2).gridCellAnchor(.center) }
        }
        layout {
          Text("A").layoutValue(key: Weight.self, value: 1)
          Text("B")
        }
        Flow { Text("C") }
        Button("Scroll") { proxy.scrollTo(1, anchor: .top) }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Text("Bar") }
    }
    .preference(key: Width.self, value: 3)
    .onPreferenceChange(Width.self) { width = $0 }
    .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
    .overlayPreferenceValue(Bounds.self) { anchor in
      GeometryReader { proxy in
        if let anchor { Color.red.frame(width: proxy[anchor].width, height: 1) }
      }
    }
    .zIndex(1)
    .alignmentGuide(.leading) { d in d[.trailing] }
  }
}

/// What apps present, and their containers: they must compile as they are, and be laid out.
@MainActor
struct AppLikePresentationTests {
  private func tree(_ view: some View) throws -> LayoutTree {
    try Stage().layout(view, screen: CGSize(width: 390, height: 800))
  }

  @Test("presentations as apps write them are laid out, and show nothing by themselves")
  func presentations() throws {
    #expect(try tree(Presenting()).strings == ["Base"])
  }

  @Test("containers as apps write them are laid out")
  func containers() throws {
    for isWide in [true, false] {
      let shown = try tree(Containers(isWide: isWide))
      #expect(shown.strings.count == 14)
      #expect(shown.nodes.contains { $0.kind == "Color" && $0.frame.width == 390 })
    }
  }

  @Test("a layout of one's own puts its views where it says")
  func layouts() throws {
    let view = Flow {
      box("a", 40, 10)
      box("b", 40, 20)
      box("c", 40, 10)
    }
    let shown = try Stage().layout(view, width: 100)
    let frames = ["a", "b", "c"].map { name in
      shown.nodes.first { $0.identifier == name }?.frame
    }
    #expect(frames == [rect(0, 0, 40, 10), rect(44, 0, 40, 20), rect(0, 24, 40, 10)])
  }

  @Test("columns of a grid are as wide as their widest view, and rows as high as their highest")
  func grids() throws {
    let view = Grid(horizontalSpacing: 5, verticalSpacing: 5) {
      GridRow {
        box("a", 40, 10)
        box("b", 10, 20)
      }
      GridRow {
        box("c", 10, 10)
        box("d", 20, 10)
      }
    }
    let shown = try Stage().layout(view, width: 65)
    let frames = ["a", "b", "c", "d"].map { name in
      shown.nodes.first { $0.identifier == name }?.frame
    }
    #expect(
      frames == [
        rect(0, 5, 40, 10), rect(50, 0, 10, 20), rect(15, 25, 10, 10), rect(45, 25, 20, 10),
      ])
  }
}
