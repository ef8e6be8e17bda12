import OversetDriving
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

private struct WideButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(10)
      .opacity(configuration.isPressed ? 0.5 : 1)
      .background(isEnabled ? Color.red : .gray)
  }
}

private struct TwiceButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).onTapGesture { configuration.trigger() }
  }
}

private struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Text(verbatim: configuration.isOn ? "yes" : "no")
      configuration.label
    }
  }
}

private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) { Label(configuration) }
  }
}

private struct CheckedView: View {
  @State private var isOn = false
  @State private var taps = 0

  var body: some View {
    Toggle("ready", isOn: $isOn).toggleStyle(CheckToggleStyle())
    Button("Tap") { taps += 1 }.buttonStyle(TwiceButtonStyle())
    DisclosureGroup("More") { Text(verbatim: "inside") }
  }
}

/// Styles of the system and of apps.
@MainActor
struct StyleTests {
  private func tree(
    _ view: some View, _ variant: ViewEnvironment = Stage.english
  ) throws -> LayoutTree {
    try Fixture.stage().layout(view, width: 300, for: variant)
  }

  @Test(
    "a bordered button of one line is 28, 34.3 or 50 points high",
    arguments: [(ControlSize.small, 28.0), (.regular, 34.333), (.large, 50.333)])
  func borderedButtonsHaveTheirHeights(size: ControlSize, height: Double) throws {
    for isProminent in [false, true] {
      let button = Button("Close") {}
      let view = Group {
        if isProminent {
          button.buttonStyle(.borderedProminent)
        } else {
          button.buttonStyle(.bordered)
        }
      }
      let tree = try tree(view.controlSize(size))
      #expect(abs(tree.root.frame.height - height) < 0.01)
    }
  }

  @Test("a style of an app makes the look, reads the environment and is not tinted")
  func ownStylesMakeTheLook() throws {
    let tree = try tree(Button("Close") {}.buttonStyle(WideButtonStyle()))
    #expect(tree.root.isControl)
    #expect(abs(tree.root.frame.height - 40.333) < 0.01)
    #expect(tree.texts.map { $0.text.colors[0].hex } == ["#000000"])
    #expect(
      try self.tree(Button("Close") {}.buttonStyle(.plain)).texts.map { $0.text.colors[0].hex }
        == ["#000000"])
  }

  @Test("a style that shows the control itself does not ask itself again")
  func stylesDoNotAskThemselves() throws {
    let label = Label("Close", systemImage: "xmark")
    let tree = try tree(label.labelStyle(StackedLabelStyle()).labelStyle(.titleOnly))
    #expect(tree.strings == ["Close"])
    #expect(tree.nodes(of: "Image").isEmpty)
  }

  @Test("toggles and buttons of an app's style act when they are tapped, and groups unfold")
  func ownStylesAct() throws {
    let driver = try Fixture.stage().driver(for: CheckedView())
    try driver.appear()
    try driver.tap("no, ready")
    try driver.tap("More")
    #expect(driver.text.contains("isOn false -> true"))
    #expect(driver.text.contains("isOpen false -> true"))
  }

  @Test("a label shows its icon in front of its title, mirrored in Arabic")
  func labelsHaveTheirIconInFront() throws {
    for variant in [Stage.english, Stage.arabic] {
      let tree = try tree(Label("Close", systemImage: "xmark"), variant)
      let icon = try #require(tree.nodes(of: "Image").first?.frame)
      let title = try #require(tree.texts.first?.node.frame)
      #expect(variant.direction == .leftToRight ? icon.maxX < title.minX : icon.minX > title.maxX)
    }
  }

  @Test("an icon without its title keeps the title as its name, and a title alone has no icon")
  func labelStylesLeaveOut() throws {
    let label = Label("Close", systemImage: "xmark")
    let icon = try tree(label.labelStyle(.iconOnly), Stage.variant("de"))
    #expect(icon.strings.isEmpty)
    #expect(icon.nodes(of: "Image").map(\.label) == ["Schließen"])
    #expect(try tree(label.labelStyle(.titleOnly)).nodes(of: "Image").isEmpty)
  }

  @Test(
    "a text field is as high as the leading of its style, and a frame adds 14 points",
    arguments: [(Font.body, 22.0), (.caption, 16.0), (.largeTitle, 41.0)])
  func fieldsAreAsHighAsTheLeading(font: Font, height: Double) throws {
    let field = TextField("Close", text: .constant("x")).font(font)
    #expect(abs(try tree(field).root.frame.height - height) < 0.34)
    let bordered = try tree(field.textFieldStyle(.roundedBorder)).root.frame.height
    #expect(abs(bordered - height - 14) < 0.34)
  }

  @Test("hidden labels are not shown and still name their control")
  func hiddenLabelsNameTheControl() throws {
    let toggle = Toggle("Close", isOn: .constant(true)).labelsHidden()
    let tree = try tree(toggle)
    #expect(tree.strings.isEmpty)
    #expect(tree.nodes.contains { $0.label == "Close" })
    #expect(tree.nodes.contains { abs($0.frame.width - 51) < 0.01 })
  }
}

/// Styles in lists and forms.
@MainActor
struct ListedStyleTests {
  private struct BareFormStyle: FormStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
  }

  @Test("titles of labels in a list begin at one place, whatever their icons")
  func iconsHaveAColumn() throws {
    let list = List {
      Label("Close", systemImage: "xmark")
      Label("Close", systemImage: "person.2")
    }
    let tree = try Fixture.stage().layout(list, width: 300, for: Stage.english)
    let titles = tree.texts.map { $0.node.frame.minX }
    #expect(titles.count == 2)
    #expect(titles.first == titles.last)
  }

  @Test("a form's own style decides how its rows stand")
  func formsHaveStyles() throws {
    let form = Form { Text(verbatim: "a") }
    let stage = try Fixture.stage()
    let own = stage.layout(form.formStyle(BareFormStyle()), width: 300, for: Stage.english)
    #expect(own.strings == ["a"])
    #expect(own.root.frame.height < 30)
    let grouped = stage.layout(form.formStyle(.grouped), width: 300, for: Stage.english)
    let plain = stage.layout(form, width: 300, for: Stage.english)
    #expect(grouped.texts.map(\.node.frame) == plain.texts.map(\.node.frame))
  }
}
