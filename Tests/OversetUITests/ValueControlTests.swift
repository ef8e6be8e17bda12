import Foundation
import OversetChecks
import OversetDriving
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// A form with every control that has a value.
private struct Preferences: View {
  enum Quality: String, CaseIterable, Identifiable {
    case low, medium, high

    var id: String { rawValue }
  }

  @State private var volume = 0.25
  @State private var copies = 1
  @State private var quality = Quality.medium
  @State private var page = 1
  @State private var edits = 0

  var body: some View {
    VStack {
      Slider(value: $volume, in: 0...10, step: 0.5) {
        Text(verbatim: "Volume")
      } onEditingChanged: { isEditing in
        if isEditing { edits += 1 }
      }
      Stepper("Copies", value: $copies, in: 1...2)
      Picker("Quality", selection: $quality) {
        ForEach(Quality.allCases) { Text(verbatim: $0.rawValue).tag($0) }
      }
      Picker("Page", selection: $page) {
        ForEach(0..<3, id: \.self) { Text(verbatim: "Page \($0)") }
      }
      .pickerStyle(.segmented)
    }
  }
}

/// Work that a view does while it is there.
private struct Loader: View {
  @State private var words = "loading"
  @State private var id = 1

  var body: some View {
    VStack {
      Text(verbatim: words)
      Button("next") { id += 1 }
    }
    .task(id: id) {
      await Task.yield()
      if !Task.isCancelled { words = "loaded \(id)" }
    }
  }
}

/// Sliders, steppers and pickers.
@MainActor
struct ValueControlTests {
  private func driver(_ view: some View) throws -> ViewDriver {
    let driver = try Stage().driver(for: view, in: .width(343))
    try driver.appear()
    return driver
  }

  @Test("sliders, steppers and pickers log each action and the values it changes")
  func values() throws {
    let driver = try driver(Preferences())
    try driver.slide("Volume", to: 3.3)
    try driver.slide("Volume", to: 99)
    try driver.increment("Copies")
    try driver.increment("Copies")
    try driver.decrement("Copies")
    try driver.choose("high", in: "Quality")
    try driver.choose("Page 2", in: "Page")
    #expect(
      driver.lines == [
        "appeared", "slid Volume to 3.3", "edits 0 -> 1", "volume 0.25 -> 3.5",
        "slid Volume to 99.0", "edits 1 -> 2", "volume 3.5 -> 10.0", "incremented Copies",
        "copies 1 -> 2", "increment Copies: at its bound", "decremented Copies",
        "copies 2 -> 1", "chose high in Quality", "quality medium -> high",
        "chose Page 2 in Page", "page 1 -> 2",
      ])
  }

  /// At the largest number there is nothing beyond the bound to ask for.
  @Test("a stepper at the last number of its type stays at its bound")
  func theLastNumber() throws {
    let driver = try driver(
      VStack {
        Stepper("Up", value: .constant(Int.max), in: 0...Int.max)
        Stepper("Down", value: .constant(UInt8.min), in: UInt8.min...UInt8.max)
      })
    try driver.increment("Up")
    try driver.decrement("Down")
    #expect(
      driver.lines == ["appeared", "increment Up: at its bound", "decrement Down: at its bound"])
  }

  @Test("an action that a control does not have is an error")
  func wrongActionsAreErrors() throws {
    let driver = try driver(Preferences())
    #expect(throws: ViewDriverError.noSlider("Copies")) { try driver.slide("Copies", to: 1) }
    #expect(throws: ViewDriverError.noStepper("Volume")) { try driver.increment("Volume") }
    #expect(throws: ViewDriverError.noStepper("Quality")) { try driver.decrement("Quality") }
    #expect(throws: ViewDriverError.noPicker("Volume")) {
      try driver.choose("high", in: "Volume")
    }
    #expect(
      throws: ViewDriverError.noOption(
        "best", picker: "Quality", known: ["low", "medium", "high"])
    ) { try driver.choose("best", in: "Quality") }
    #expect(throws: ViewDriverError.notTappable("Volume")) { try driver.tap("Volume") }
  }

  @Test("a disabled control logs the action and changes nothing")
  func whatIsDisabledDoesNotAct() throws {
    let driver = try driver(Preferences().disabled(true))
    try driver.slide("Volume", to: 5)
    try driver.choose("high", in: "Quality")
    #expect(
      driver.lines == [
        "appeared", "slide Volume: disabled", "choose high in Quality: disabled",
      ])
  }

  @Test("a task begins when its view appears, is waited for, and begins again for another id")
  func tasks() async throws {
    let driver = try driver(Loader())
    try await driver.finishTasks()
    try driver.tap("next")
    try await driver.finishTasks()
    #expect(
      driver.lines == [
        "appeared", "words \"loading\" -> \"loaded 1\"", "tapped next", "id 1 -> 2",
        "words \"loaded 1\" -> \"loaded 2\"",
      ])
  }

  // MARK: Layout

  private func tree(
    _ view: some View, _ variant: ViewEnvironment = Stage.english
  ) throws -> LayoutTree {
    try Stage().layout(view, width: 300, for: variant)
  }

  /// The frame of the first node that `isWanted`.
  private func frame(
    _ tree: LayoutTree, where isWanted: (LayoutNode) -> Bool
  ) throws -> CGRect {
    let node = tree.nodes.first(where: isWanted)
    return try #require(node).frame
  }

  private func isThumb(_ node: LayoutNode) -> Bool {
    if case .shape(let shape) = node.content {
      shape.geometry == .circle && shape.fill != nil
    } else {
      false
    }
  }

  @Test(
    "the thumb of a slider goes from the leading edge to the trailing one and never beyond",
    arguments: [(0.0, 0.0), (0.5, 136.5), (1, 273), (-4, 0), (9, 273)])
  func theThumb(value: Double, x: CGFloat) throws {
    let slider = Slider(value: .constant(value))
    #expect(
      try frame(tree(slider), where: isThumb) == CGRect(x: x, y: 2, width: 27, height: 27))
    let mirrored = try frame(tree(slider, Stage.arabic), where: isThumb)
    #expect(mirrored.minX == 273 - x)
  }

  @Test("sliders, steppers and segments have iOS's heights, and a menu shows its selection alone")
  func sizes() throws {
    #expect(try tree(Slider(value: .constant(0.5))).size.height == 31)
    let stepper = try tree(Stepper("Copies", value: .constant(3)))
    #expect(stepper.size.height == 32)
    let picker = Picker("Page", selection: .constant(1)) {
      Text(verbatim: "One").tag(1)
      Text(verbatim: "Two").tag(2)
    }
    let segments = try tree(picker.pickerStyle(.segmented))
    #expect(segments.size.height == 32)
    #expect(segments.texts.map(\.text.string) == ["One", "Two"])
    #expect(try tree(picker).texts.map(\.text.string) == ["One"])
    #expect(try tree(picker.pickerStyle(.inline)).texts.map(\.text.string) == ["One", "Two"])
  }

  @Test("a title that is too long for its segment is truncated")
  func aSegmentTruncates() throws {
    let picker = Picker("Sort", selection: .constant(1)) {
      Text(verbatim: "Benachrichtigungen").tag(1)
      Text(verbatim: "Datum").tag(2)
      Text(verbatim: "Name").tag(3)
    }
    .pickerStyle(.segmented)
    let fits = try tree(picker).texts.map(\.text.fit?.verdict)
    #expect(fits == [.truncated, .fits, .fits])
  }

  @Test("every control mirrors without a finding")
  func everyControlMirrors() throws {
    var other = Stage.arabic
    other.direction = .leftToRight
    let view = VStack {
      Slider(value: .constant(0.25))
      Stepper("Copies", value: .constant(3))
      Picker("Page", selection: .constant(1)) {
        Text(verbatim: "One").tag(1)
        Text(verbatim: "Two").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Page", selection: .constant(1)) { Text(verbatim: "One").tag(1) }
      ProgressView(value: 0.25)
      Toggle("On", isOn: .constant(true))
    }
    #expect(
      TreeChecks.findings(
        in: CheckedTree(try tree(view, Stage.arabic), mirrored: try tree(view, other))
      ).isEmpty)
  }
}
