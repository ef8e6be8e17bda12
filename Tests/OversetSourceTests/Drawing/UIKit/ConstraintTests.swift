#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  struct ConstraintTests {
    static let cases: [(String, Double?)] = [
      ("", 0),
      ("x.centerXAnchor.constraint(equalTo: view.centerXAnchor)", 0),
      ("x.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)", 16),
      (
        """
        x.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16)
        x.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20)
        """, 36
      ),
      ("view.trailingAnchor.constraint(equalTo: x.trailingAnchor, constant: 20)", 20),
      ("x.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: room)", 0),
      ("if isWide { x.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16) }", 0),
      (
        """
        let wide = isPad ? 40 : 24
        icon.widthAnchor.constraint(equalToConstant: wide)
        icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
        icon.trailingAnchor.constraint(equalTo: x.leadingAnchor, constant: -8)
        """, 48
      ),
      (
        """
        box.addArrangedSubview(x)
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12)
        """, 12
      ),
      ("y.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)", 0),
      ("x.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 276)", 276),
      ("x.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 277)", 0),
      ("navigationItem.titleView = x", nil),
    ]

    @Test("constraints in code say what of the screen is not a label's", arguments: cases)
    func margins(code: String, margins: Double?) throws {
      let source = """
        class Screen: UIViewController {
          let x = UILabel()
          override func viewDidLoad() {
            \(code)
            x.text = "a"
          }
        }
        """
      #expect(try UIKitDrawingCase("", source, [:]).setting(of: "a")?.margins == margins)
    }

    @Test(
      "a label that a cell has by itself keeps the margins of a table",
      arguments: ["textLabel", "detailTextLabel"])
    func cells(label: String) throws {
      let source = "let cell = UITableViewCell(style: .subtitle)\ncell.\(label)?.text = \"a\""
      #expect(try UIKitDrawingCase("", source, [:]).setting(of: "a")?.margins == 32)
    }
  }
#endif
