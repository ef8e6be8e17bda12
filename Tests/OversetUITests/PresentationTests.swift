import Foundation
import OversetDriving
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

/// Sheets, alerts and dialogs on a screen of 390 x 800 points with 47 points of safe area above and 34 below.
@MainActor
struct PresentationTests {
  private func tree(
    _ view: some View, _ variant: ViewEnvironment = Stage.english
  ) throws -> LayoutTree {
    try Stage().layout(
      view, screen: CGSize(width: 390, height: 800),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), for: variant)
  }

  private func frame(_ name: String, in tree: LayoutTree) throws -> CGRect {
    try #require(tree.nodes.first { $0.identifier == name }).frame
  }

  private var base: some View { Text(verbatim: "Base") }
  private var color: some View { Color.red.accessibilityIdentifier("content") }

  @Test("what is not presented takes no part in the layout")
  func nothingIsPresented() throws {
    let plain = try tree(base)
    let view =
      base
      .sheet(isPresented: .constant(false)) { color }
      .alert(Text(verbatim: "Alert"), isPresented: .constant(false)) {}
      .confirmationDialog(Text(verbatim: "Dialog"), isPresented: .constant(false)) {}
      .fullScreenCover(isPresented: .constant(false)) { color }
    #expect(try tree(view).texts.map(\.node.frame) == plain.texts.map(\.node.frame))
  }

  /// A sheet and the room of its content.
  nonisolated private static let detents: [(PresentationDetent?, CGRect)] = [
    (nil, rect(0, 57, 390, 709)), (.large, rect(0, 57, 390, 709)),
    (.medium, rect(0, 400, 390, 366)), (.fraction(0.25), rect(0, 600, 390, 166)),
    (.height(200), rect(0, 566, 390, 200)),
  ]

  @Test("a sheet stands at the bottom, as high as its detent", arguments: detents)
  func sheets(detent: PresentationDetent?, room: CGRect) throws {
    let view = base.sheet(isPresented: .constant(true)) {
      if let detent { color.presentationDetents([detent, .large]) } else { color }
    }
    #expect(try frame("content", in: tree(view)) == room)
  }

  @Test("a cover takes the whole safe area, and what is below is not drawn")
  func covers() throws {
    let tree = try tree(base.fullScreenCover(isPresented: .constant(true)) { color })
    #expect(try frame("content", in: tree) == rect(0, 47, 390, 719))
    #expect(tree.nodes.contains { $0.kind == "opacity" && $0.opacity == 0 })
  }

  private func alert(_ first: String, _ second: String) -> some View {
    base.alert(Text(verbatim: "Title"), isPresented: .constant(true)) {
      Button(role: .cancel) {
      } label: {
        Text(verbatim: first)
      }
      Button(role: .destructive) {
      } label: {
        Text(verbatim: second)
      }
    } message: {
      Text(verbatim: "Message")
    }
  }

  private func text(_ words: String, in tree: LayoutTree) throws -> CGRect {
    try #require(tree.texts.first { $0.text.string == words }).node.frame
  }

  @Test("two buttons of an alert stand side by side where they fit, the one that cancels first")
  func shortButtons() throws {
    let tree = try tree(alert("No", "Yes"))
    let (no, yes) = (try text("No", in: tree), try text("Yes", in: tree))
    #expect(abs(no.midY - yes.midY) < 0.01)
    #expect(abs(no.midX - (60 + 67.5)) < 0.01 && abs(yes.midX - (60 + 202.5)) < 0.01)
    #expect(try text("Title", in: tree).maxY < text("Message", in: tree).minY)
  }

  @Test("buttons of an alert that do not fit side by side stand below each other, cancelling last")
  func longButtons() throws {
    let tree = try tree(alert("Abbrechen und zurück", "Alles endgültig löschen"))
    let first = try text("Alles endgültig löschen", in: tree)
    let last = try text("Abbrechen und zurück", in: tree)
    #expect(first.maxY < last.minY)
    #expect(abs(last.midY - first.midY - 44) < 0.4)
  }

  @Test("an alert in a right-to-left interface is that of a left-to-right one, mirrored")
  func alertsMirror() throws {
    var other = Stage.english
    other.direction = .rightToLeft
    let view = alert("No", "Yes")
    for (one, two) in zip(try tree(view).nodes, try tree(view, other).nodes) {
      #expect(abs(one.frame.minX - (390 - two.frame.maxX)) < 0.01)
    }
  }

  @Test("a dialog stands at the bottom, with a button that cancels of its own")
  func dialogs() throws {
    let view = base.confirmationDialog(
      Text(verbatim: "Title"), isPresented: .constant(true), titleVisibility: .visible
    ) {
      Button {
      } label: {
        Text(verbatim: "Delete")
      }
    }
    let tree = try tree(view)
    #expect(tree.strings == ["Base", "Title", "Delete", "Cancel"])
    #expect(abs(try text("Cancel", in: tree).midY - (800 - 34 - 8 - 28.5)) < 0.4)
    #expect(try text("Delete", in: tree).maxY < text("Cancel", in: tree).minY)
  }

  private struct Question: View {
    @State private var isShown = true
    var body: some View {
      Text(verbatim: "Base").alert(Text(verbatim: "Title"), isPresented: $isShown) {}
    }
  }

  @Test("a button of an alert closes it")
  func buttonsClose() throws {
    let driver = try Stage().driver(
      for: Question(), in: .screen(size: CGSize(width: 390, height: 800), safeArea: SafeArea()))
    try driver.appear()
    try driver.tap("OK")
    #expect(driver.text.contains("false"))
  }
}
