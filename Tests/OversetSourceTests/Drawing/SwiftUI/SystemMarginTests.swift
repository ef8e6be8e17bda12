#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What bars and menus keep from the text `a`.
  struct SystemMarginTests {
    @Test(
      "an item of a menu keeps room for what stands beside its title",
      arguments: [
        (#"Menu("m") { Button("a") {} }"#, 32.0),
        (#"Menu("m") { Button("a", systemImage: "s") {} }"#, 60),
        (#"Menu("m") { Button {} label: { Label("a", systemImage: "s") } }"#, 60),
        (#"Menu("m") { Button {} label: { HStack { Text("a"); Image("i") } } }"#, 60),
        (#"Menu("m") { Button {} label: { Text("a"); if isOn { Image("i") } } }"#, 32),
        (#"Menu("m") { Button("a") {}; Button("b", systemImage: "s") {} }"#, 32),
        (#"Menu("m") { Menu("a") { Button("b") {} } }"#, 48),
        (#"Menu("m") { Menu { Button("b") {} } label: { Label("a", systemImage: "s") } }"#, 76),
        (#"Text("x").contextMenu { Button("a", systemImage: "s") {} }"#, 60),
        (#"Picker("p", selection: $x) { Text("a") }.pickerStyle(.menu)"#, 48),
        (#"Menu("m") { Picker("p", selection: $x) { Text("a") } }"#, 48),
      ])
    func menus(source: String, margins: Double) throws {
      let drawing = try #require(try DrawingCase("menu", source, [:]).drawing(of: "a"))
      #expect(drawing.drawing == .slot("menuItem"))
      #expect(drawing.setting.margins == margins)
    }

    @Test(
      "nothing says how many lines the title of a part of a menu has; its items have two",
      arguments: [
        (#"Menu("m") { Section("a") { Button("b") {} } }"#, true),
        (#"Menu("m") { Section { Button("b") {} } header: { Text("a") } }"#, true),
        (#"Menu("m") { Section("s") { Button("a") {} } }"#, nil),
        (#"Menu("m") { Text("a") }"#, nil),
      ] as [(String, Bool?)])
    func menuHeaders(source: String, isOpen: Bool?) throws {
      let drawing = try #require(try DrawingCase("menu", source, [:]).drawing(of: "a"))
      #expect(drawing.drawing == .slot("menuItem"))
      #expect(drawing.setting.lineLimit == 2)
      #expect(drawing.setting.hasOpenLines == isOpen)
    }

    @Test(
      "a field in an alert has the alert's width",
      arguments: [
        (#"Text("x").alert("t", isPresented: $on) { TextField("a", text: $t) }"#, 238.0),
        (#"Text("x").alert("t", isPresented: $on) { SecureField("a", text: $t) }"#, 238),
        (#"Text("x").sheet(isPresented: $on) { TextField("a", text: $t) }"#, nil),
        (#"TextField("a", text: $t).alert("t", isPresented: $on) { Button("b") {} }"#, nil),
      ] as [(String, Double?)])
    func alertFields(source: String, width: Double?) throws {
      let drawing = try #require(try DrawingCase("field", source, [:]).drawing(of: "a"))
      #expect(drawing.drawing == .slot("placeholder"))
      #expect(drawing.setting.maximumWidth == width)
    }

    @Test(
      "so has one that UIKit adds",
      arguments: [
        (#"a.addTextField { $0.placeholder = "p" }"#, 238.0),
        (#"a.addTextField { field in field.placeholder = "p" }"#, 238),
        (#"let f = UITextField(); f.placeholder = "p""#, nil),
      ] as [(String, Double?)])
    func addedFields(source: String, width: Double?) throws {
      let setting = try UIKitDrawingCase("field", source, [:]).setting(of: "p")
      #expect(setting?.maximumWidth == width)
    }

    @Test(
      "an action's picture stands beside its title",
      arguments: [
        (#"let c = UIAction(title: "a") { _ in }"#, 32.0),
        (#"let c = UIAction(title: "a", image: nil) { _ in }"#, 32),
        (#"let c = UIAction(title: "a", image: UIImage(systemName: "s")) { _ in }"#, 60),
      ])
    func actions(source: String, margins: Double) throws {
      let setting = try UIKitDrawingCase("action", source, [:]).setting(of: "a")
      #expect(setting?.margins == margins)
    }

    @Test(
      "an inline title gives room to the buttons that are always there",
      arguments: [
        ("", 60.0),
        (".toolbar { ToolbarItem { Button(\"b\") {} } }", 98),
        (".toolbar { if isOn { ToolbarItem { Button(\"b\") {} } } }", 60),
        (".navigationBarBackButtonHidden()", 32),
        (
          """
          .navigationBarBackButtonHidden().toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("b") {} } }
          """, 70
        ),
      ])
    func titles(modifiers: String, margins: Double) throws {
      let source =
        #"List {}.navigationTitle("a").navigationBarTitleDisplayMode(.inline)"# + modifiers
      #expect(try DrawingCase("title", source, [:]).setting(of: "a")?.margins == margins)
    }

    @Test(
      "a controller's title gives room to the buttons that its code sets under no condition",
      arguments: [
        ("", 32.0), ("navigationItem.rightBarButtonItem = done", 70),
        ("if isOn { navigationItem.rightBarButtonItem = done }", 32),
        ("navigationItem.rightBarButtonItem = nil", 32),
        ("navigationItem.rightBarButtonItem = done; navigationItem.leftBarButtonItem = more", 108),
      ])
    func controllers(code: String, margins: Double) throws {
      let setting = try UIKitDrawingCase("title", "\(code)\ntitle = \"a\"", [:]).setting(of: "a")
      #expect(setting?.margins == margins)
    }

    @Test(
      "a text that can be cut keeps from its screen what the source says, and no more",
      arguments: [
        (#"VStack { Text("a").lineLimit(1) }"#, 0.0), (#"VStack { Text("a") }"#, nil),
        (#"List { Text("a").lineLimit(1) }"#, 32), (#"Form { Text("a").lineLimit(1) }"#, 64),
        (#"List { Text("a") }"#, nil), (#"VStack { TextField("a", text: $x) }"#, 0),
        (#"Form { TextField("a", text: $x) }"#, nil),
      ] as [(String, Double?)])
    func open(source: String, margins: Double?) throws {
      #expect(try DrawingCase("text", source, [:]).setting(of: "a")?.margins == margins)
    }

    @Test("a view in the middle of a bar keeps its own font")
    func principal() throws {
      let source = """
        List {}.toolbar { ToolbarItem(placement: .principal) { Text("a").font(.caption) } }
        """
      let drawing = try #require(try DrawingCase("principal", source, [:]).drawing(of: "a"))
      #expect(drawing.setting.style == .caption)
      #expect(drawing.setting.margins == 60)
    }
  }
#endif
