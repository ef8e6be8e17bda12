import OversetTestSupport
import OversetUI
import Testing

private struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity)
      .padding()
      .background(configuration.role == .destructive ? Color.red : Color.blue)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

extension ButtonStyle where Self == CardButtonStyle {
  fileprivate static var card: CardButtonStyle { CardButtonStyle() }
}

private struct BarStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      ProgressView(value: configuration.fractionCompleted ?? 0)
      configuration.currentValueLabel
    }
  }
}

private struct BoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.font(.headline)
      configuration.content
    }
  }
}

private struct LineFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(8).background(Color.gray)
  }
}

private struct SettingsScreen: View {
  enum Unit: String, CaseIterable, Identifiable {
    case metric, imperial
    var id: Self { self }
  }

  @State private var unit = Unit.metric
  @State private var isOn = true
  @State private var name = ""
  @State private var amount = 2.5
  @State private var count: Int? = 3
  @State private var level = 4
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red

  var body: some View {
    ScrollView {
      buttons
      fields
      values
      boxes
    }
  }

  private var buttons: some View {
    VStack {
      Button("Save", systemImage: "checkmark") {}.buttonStyle(.borderedProminent)
      Button("Delete", role: .destructive) {}.buttonStyle(.card)
      Button(role: .cancel) {
      } label: {
        Label("Cancel", systemImage: "xmark").labelStyle(.iconOnly)
      }
      .buttonStyle(BorderlessButtonStyle())
      Button(name.isEmpty ? "None" : name, role: nil) {}.buttonStyle(PlainButtonStyle())
      Button("Glass") {}.buttonStyle(.glass).controlSize(.large).buttonBorderShape(.capsule)
      if let url = URL(string: "https://example.org") {
        Link("Web", destination: url)
        Link(destination: url) { Image(systemName: "link") }
        ShareLink(item: url)
        ShareLink(item: url, subject: Text("Subject")) { Text("Share it") }
        ShareLink(item: url, preview: SharePreview("Preview"))
      }
      Menu("Sort") {
        Button("By name") {}
        Divider()
        Picker("Unit", selection: $unit) { Text("a").tag(Unit.metric) }
      }
      Menu {
        Button("More", action: {})
      } label: {
        Label("Menu", systemImage: "ellipsis")
      } primaryAction: {
      }
      ControlGroup {
        Button("A") {}
        Button("B") {}
      }
      EditButton()
    }
  }

  private var fields: some View {
    VStack {
      TextField("Name", text: $name, axis: .vertical).textFieldStyle(.roundedBorder)
      TextField("Amount", value: $amount, format: .number).textFieldStyle(LineFieldStyle())
      TextField("Count", value: $count, format: .number, prompt: Text("0"))
      TextField(text: $name, prompt: Text("Prompt")) { Text("Label") }
      TextField("Old", text: $name, onCommit: {})
      TextField("Old", text: $name, onEditingChanged: { _ in }, onCommit: {})
      SecureField("Password", text: $name)
      SecureField("Password", text: $name, prompt: Text("secret"))
      TextEditor(text: $name).frame(height: 80)
    }
    .textFieldStyle(.plain)
  }

  private var values: some View {
    VStack {
      Toggle(isOn: $isOn) { Label("Wifi", systemImage: "wifi") }.toggleStyle(.switch)
      Toggle("Bell", systemImage: "bell", isOn: $isOn).toggleStyle(.button)
      Toggle("Tinted", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red)).labelsHidden()
      Picker("Unit", selection: $unit) { ForEach(Unit.allCases) { Text($0.rawValue).tag($0) } }
        .pickerStyle(.wheel)
      Picker(selection: $unit, label: Text("Unit")) {
        ForEach(Unit.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(SegmentedPickerStyle())
      Stepper("Level \(level)", value: $level, in: 0...9)
      Stepper(value: $level) { Text("Level") }
      Stepper(onIncrement: { level += 1 }, onDecrement: { level -= 1 }) { Text("Level") }
      Slider(value: $amount, in: 0...10, step: 0.5) { Text("Amount") }
      Slider(value: $amount, in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("9"))
      {
        Text("Amount")
      }
      ProgressView("Loading").progressViewStyle(.circular)
      ProgressView(value: 0.4, total: 1) { Text("Work") }.progressViewStyle(BarStyle())
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white)).controlSize(.large)
      ProgressView(timerInterval: date...date.addingTimeInterval(60))
      Gauge(value: 0.3) { Text("Fuel") }
      Gauge(value: 4.0, in: 0...10) {
        Text("Speed")
      } currentValueLabel: {
        Text("4")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      .gaugeStyle(.accessoryCircular)
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Day", selection: $date, in: date...).datePickerStyle(.compact)
      DatePicker(selection: $date, displayedComponents: [.date, .hourAndMinute]) { Text("When") }
      ColorPicker("Color", selection: $color, supportsOpacity: false)
    }
  }

  private var boxes: some View {
    VStack {
      GroupBox("Box") { Text("Content") }
      GroupBox {
        Text("Content")
      } label: {
        Label("Box", systemImage: "star")
      }
      .groupBoxStyle(BoxStyle())
      GroupBox(label: Text("Old")) { Text("Content") }
      DisclosureGroup("More", isExpanded: $isOn) { Text("Inside") }
      DisclosureGroup {
        Text("Hidden")
      } label: {
        Text("Closed")
      }
      LabeledContent("Key", value: "Value")
      LabeledContent("Number", value: 3, format: .number)
      LabeledContent {
        Text("Right")
      } label: {
        Text("Left")
      }
      ContentUnavailableView("Empty", systemImage: "tray", description: Text("Nothing here"))
      ContentUnavailableView {
        Label("Empty", systemImage: "tray")
      } description: {
        Text("Nothing here")
      } actions: {
        Button("Add") {}
      }
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "x")
    }
  }
}

/// Controls as apps write them.
@MainActor
struct ControlViews {
  @Test("a screen of every control is laid out, and mirrored in Arabic")
  func screenIsLaidOut() throws {
    let stage = try Fixture.stage()
    let tree = stage.layout(SettingsScreen(), width: 390, for: Stage.english)
    #expect(tree.strings.contains("Jan 1, 1970"))
    #expect(tree.strings.contains("Inside"))
    #expect(!tree.strings.contains("Hidden"))
    let arabic = stage.layout(SettingsScreen(), width: 390, for: Stage.arabic)
    #expect(arabic.nodes.count == tree.nodes.count)
  }
}
