#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  struct SystemDrawingTests {
    static let system: [UIKitDrawingCase] = [
      UIKitDrawingCase(
        "a notification",
        #"let content = UNMutableNotificationContent(); content.title = "a"; content.body = "b""#,
        ["a": "notificationTitle", "b": "notificationBody"]),
      UIKitDrawingCase(
        "a notification's button",
        #"let a = UNNotificationAction(identifier: "i", title: "a", options: [])"#,
        ["a": "menuItem"]),
      UIKitDrawingCase(
        "an intent",
        """
        struct Open: AppIntent {
          static var title: LocalizedStringResource = "a"
          static var description = IntentDescription("b")
          @Parameter(title: "c") var name: String
          func perform() async throws -> some IntentResult { .result(dialog: "d") }
        }
        """, ["a": "row", "b": "body(lines:0)", "c": "rowWithValue", "d": "alertMessage"]),
      UIKitDrawingCase(
        "a parameter whose type is not written",
        """
        struct Open: AppIntent {
          @Parameter(title: .init("a", defaultValue: "A")) var name: String
        }
        """, ["a": "rowWithValue"]),
      UIKitDrawingCase(
        "the title of a model",
        #"struct Model { static var title: LocalizedStringResource = "a" }"#,
        [:]),
      UIKitDrawingCase(
        "cases of an intent",
        """
        enum Kind: String, AppEnum {
          case x, y
          static var typeDisplayRepresentation: TypeDisplayRepresentation = "t"
          static var caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
            .x: "a", .y: DisplayRepresentation(title: "b"),
          ]
        }
        """, ["t": "row", "a": "row", "b": "row"]),
      UIKitDrawingCase(
        "cases of a schema",
        """
        @AppEnum(schema: .books.contentType) enum Kind: String {
          case x
          static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.x: "a"]
        }
        """, ["a": "row"]),
      UIKitDrawingCase(
        "shortcuts",
        """
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Open(), phrases: ["p"], shortTitle: "s", systemImageName: "x")
          }
        }
        """, ["p": "not drawn", "s": "row"]),
      UIKitDrawingCase(
        "an error of an intent",
        """
        enum Failure: Error, CustomLocalizedStringResourceConvertible {
          case x
          var localizedStringResource: LocalizedStringResource { switch self { case .x: return "a" } }
        }
        """, ["a": "alertMessage"]),
      UIKitDrawingCase(
        "a reason", #"context.evaluatePolicy(.x, localizedReason: "a") { _, _ in }"#,
        ["a": "alertMessage"]),
      UIKitDrawingCase(
        "a car's list", #"let i = CPListItem(text: "a", detailText: "b")"#,
        ["a": "row", "b": "rowSubtitle"]),
      UIKitDrawingCase(
        "a car's row later",
        #"let i = CPListItem(text: nil, detailText: nil); i.setText("a"); x.setText("b")"#,
        ["a": "row"]),
      UIKitDrawingCase(
        "a car's alert",
        #"let t = CPAlertTemplate(titleVariants: ["a", "b"], actions: [CPAlertAction(title: "c", style: .cancel)])"#,
        ["a": "alertTitle", "b": "alertTitle", "c": "alertButton(of:1)"]),
      UIKitDrawingCase(
        "a progress", #"SVProgressHUD.show(withStatus: "a")"#, ["a": "toast"]),
      UIKitDrawingCase("a toast of a package", #"view.makeToast("a")"#, ["a": "toast"]),
    ]

    static let unseen: [UIKitDrawingCase] = [
      UIKitDrawingCase(
        "accessibility",
        #"x.accessibilityLabel = "a"; x.accessibilityHint = "b"; accessibilityValue = "c""#,
        ["a": "not drawn", "b": "not drawn", "c": "not drawn"]),
      UIKitDrawingCase(
        "overridden accessibility",
        #"class B: UIButton { override var accessibilityLabel: String? { get { "a" } set {} } }"#,
        ["a": "not drawn"]),
      UIKitDrawingCase(
        "an accessibility action",
        #"let a = UIAccessibilityCustomAction(name: "a", target: self, selector: x)"#,
        ["a": "not drawn"]),
      UIKitDrawingCase(
        "an announcement", #"UIAccessibility.post(notification: .announcement, argument: "a")"#,
        ["a": "not drawn"]),
      UIKitDrawingCase(
        "logs", #"print("a"); NSLog("b"); logger.info("c"); fatalError("d"); os_log("e")"#,
        ["a": "not drawn", "b": "not drawn", "c": "not drawn", "d": "not drawn", "e": "not drawn"]),
      UIKitDrawingCase("no log", #"dialog.info("a"); view.error("b")"#, [:]),
      UIKitDrawingCase(
        "defaults", #"UserDefaults.standard.set("a", forKey: "k")"#, ["a": "not drawn"]),
      UIKitDrawingCase(
        "the pasteboard", #"UIPasteboard.general.string = "a""#, ["a": "not drawn"]),
      UIKitDrawingCase(
        "a mail", #"let m = MFMailComposeViewController(); m.setSubject("a")"#, ["a": "not drawn"]),
      UIKitDrawingCase(
        "dead code",
        """
        class Box { private let label = UILabel(); private func unused() { label.text = "a" } }
        """, ["a": "not drawn"]),
      UIKitDrawingCase(
        "a method that is called",
        """
        class Box { let label = UILabel(); init() { used() }; private func used() { label.text = "a" } }
        """, ["a": "body(lines:1)"]),
    ]

    @Test("every literal is drawn in its slot", arguments: system + unseen)
    func everyLiteralIsDrawnInItsSlot(_ drawing: UIKitDrawingCase) throws {
      let found = try drawing.found()
      #expect(found == drawing.expected)
    }
  }
#endif
