#if Source
  extension UIKitElementTests {
    /// Constructions by way of the program's own types.
    static let subclasses: [UIKitDrawingCase] = [
      UIKitDrawingCase(
        "an own class of alerts",
        """
        class Warning: UIAlertController {}
        class Screen: UIViewController { override func viewDidLoad() { let w = Warning(title: "t", message: "m", preferredStyle: .alert) } }
        """, ["t": "alertTitle", "m": "alertMessage"]),
      UIKitDrawingCase(
        "an own class of alerts with an initializer for the call",
        """
        class Warning: UIAlertController {
          convenience init(title: String) { self.init(title: "a", message: title, preferredStyle: .alert) }
        }
        class Screen: UIViewController { override func viewDidLoad() { let w = Warning(title: "t") } }
        """, ["a": "alertTitle"]),
      UIKitDrawingCase(
        "an own class of alerts below one with an initializer for the call",
        """
        class Notice: UIAlertController {
          convenience init(title: String) { self.init(title: "a", message: title, preferredStyle: .alert) }
        }
        class Warning: Notice { convenience init(code: Int) { self.init() } }
        class Screen: UIViewController { override func viewDidLoad() { let w = Warning(title: "t") } }
        """, ["a": "alertTitle"]),
      UIKitDrawingCase(
        "an own class of bar buttons",
        """
        class Item: UIBarButtonItem { init(_ n: Int) { super.init(title: "a", style: .plain, target: nil, action: nil) } }
        """, ["a": "barButton"]),
      UIKitDrawingCase(
        "an alert by its own type",
        """
        extension UIAlertController {
          static func ask() { let a = Self(title: "t", message: nil, preferredStyle: .alert) }
        }
        class Screen: UIViewController { override func viewDidLoad() { UIAlertController.ask() } }
        """, ["t": "alertTitle"]),
      UIKitDrawingCase(
        "the title of a screen of elsewhere that the program extends",
        """
        extension HelpViewController { func big() {} }
        class Screen: UIViewController { override func viewDidLoad() { let v = HelpViewController(); v.title = "t" } }
        """, ["t": "navigationTitleWithBack"]),
      UIKitDrawingCase(
        "an own type that is no alert",
        """
        struct Warning { var title: String; var message: String }
        class Screen: UIViewController { override func viewDidLoad() { let w = Warning(title: "t", message: "m") } }
        """, [:]),
      UIKitDrawingCase(
        "a sheet of an own class",
        """
        class Sheet: UIAlertController {}
        class Screen: UIViewController { override func viewDidLoad() {
          let s = Sheet(title: nil, message: nil, preferredStyle: .actionSheet)
          s.addAction(UIAlertAction(title: "o", style: .default))
        } }
        """, ["o": "actionSheetButton"]),
      UIKitDrawingCase(
        "a sheet on a phone",
        """
        let a = UIAlertController(title: nil, message: nil, preferredStyle: isPad ? .alert : .actionSheet)
        a.addAction(UIAlertAction(title: "o", style: .default))
        """, ["o": "actionSheetButton"]),
      UIKitDrawingCase(
        "an alert beside a sheet",
        """
        let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let s = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        a.addAction(UIAlertAction(title: "o", style: .default))
        s.addAction(UIAlertAction(title: "p", style: .default))
        """, ["o": "alertButton(of:1)", "p": "actionSheetButton"]),
    ]

    /// Actions that a property or a function makes for an alert of elsewhere.
    static let madeActions: [UIKitDrawingCase] = [
      UIKitDrawingCase(
        "a property that a sheet gets",
        """
        class Screen: UIViewController {
          var reset: UIAlertAction { UIAlertAction(title: "o", style: .default) }
          func menu() {
            let a = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            a.addAction(reset)
          }
        }
        """, ["o": "actionSheetButton"]),
      UIKitDrawingCase(
        "a function that one of two alerts gets",
        """
        class Screen: UIViewController {
          func action(_ name: String) -> UIAlertAction { UIAlertAction(title: "o", style: .default) }
          func menu() {
            let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            a.addAction(action("x"))
            a.addAction(UIAlertAction(title: "c", style: .cancel))
          }
          func ask() {
            let a = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            a.addAction(UIAlertAction(title: "p", style: .cancel))
          }
        }
        """, ["o": "alertButton(of:2)", "c": "alertButton(of:2)", "p": "actionSheetButton"]),
      UIKitDrawingCase(
        "a sheet that a function makes",
        """
        enum Alerts {
          static func sheet() -> UIAlertController {
            UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          }
        }
        class Screen: UIViewController {
          func menu() {
            let a = Alerts.sheet()
            let action = UIAlertAction(title: "o", style: .default)
            a.addAction(action)
          }
        }
        """, ["o": "actionSheetButton"]),
    ]
  }
#endif
