import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

/// Rows and tabs for elements.
@MainActor
struct OutlineTests {
  private struct Place: Identifiable {
    let id: String
    var parts: [Place]?
  }

  private let places = [
    Place(id: "Land", parts: [Place(id: "Town"), Place(id: "Village")]), Place(id: "Sea"),
  ]

  private func words(_ view: some View) throws -> [String] {
    try Stage().layout(view, width: 300, for: Stage.english).texts.map(\.text.string)
  }

  @Test("rows that contain others are folded")
  func folded() throws {
    let outline = OutlineGroup(places, children: \.parts) { Text(verbatim: $0.id) }
    #expect(try words(VStack { outline }) == ["Land", "Sea"])
    let list = List(places, children: \.parts) { Text(verbatim: $0.id) }
    #expect(try words(list.frame(height: 400)) == ["Land", "Sea"])
  }

  @Test("a picker of several sources shows what they have in common")
  func sources() throws {
    func picked(_ values: [Int]) throws -> [String] {
      let bindings = values.map { Binding.constant($0) }
      return try words(
        Picker("", sources: bindings, selection: \.self) {
          Text(verbatim: "one").tag(1)
          Text(verbatim: "two").tag(2)
        })
    }
    #expect(try picked([2, 2]) == ["two"])
    #expect(try picked([1, 2]) == [])
  }

  @Test("a tab for each element, and none that is hidden")
  func tabs() throws {
    let view = TabView(selection: .constant("a")) {
      ForEach(["a", "b"], id: \.self) { name in
        Tab(value: name) {
          Color.red
        } label: {
          Text(verbatim: name)
        }
      }
      Tab(value: "c") {
        Color.red
      } label: {
        Text(verbatim: "c")
      }
      .hidden()
    }
    #expect(try words(view.frame(height: 300)) == ["a", "b"])
  }
}
