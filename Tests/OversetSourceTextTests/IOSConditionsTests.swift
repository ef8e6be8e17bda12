import OversetSourceText
import Testing

/// Sources as an iPhone's simulator compiles them.
struct IOSConditionsTests {
  @Test(
    "what a condition asks of the platform is answered, and nothing else is changed",
    arguments: [
      ("#if os(iOS)", "#if true"), ("#if os(macOS) || os( iOS )", "#if false || true"),
      ("#if !os(Linux) && DEBUG", "#if !false && DEBUG"),
      ("#elseif canImport(UIKit) // os(iOS)", "#elseif true // os(iOS)"),
      ("  #if canImport(AppKit)", "  #if false"),
      ("#if targetEnvironment(macCatalyst)", "#if false"),
      ("#if targetEnvironment(simulator)", "#if true"),
      ("#if canImport(Own)", "#if canImport(Own)"), ("#if swift(>=6)", "#if swift(>=6)"),
      ("#if canImport(UIKit, _version: 7)", "#if canImport(UIKit, _version: 7)"),
      ("let a = os(iOS)", "let a = os(iOS)"), ("// #if os(iOS)", "// #if os(iOS)"),
      ("\"#if os(iOS)\"", "\"#if os(iOS)\""),
      ("\"\"\"\n#if os(iOS)\n\"\"\"", "\"\"\"\n#if os(iOS)\n\"\"\""),
      ("#if os(iOS)\nos(iOS)\n#endif", "#if true\nos(iOS)\n#endif"), ("#if os(", "#if os("),
      ("#if", "#if"), ("#", "#"),
    ])
  func conditions(source: String, expected: String) {
    #expect(IOSConditions.rewritten(source) == expected)
  }

  @Test(
    "what only Objective-C's runtime knows is taken out, and lines stay lines",
    arguments: [
      ("#selector(tap)", "Selector(\"tap\")"),
      ("f(#selector(A.tap(_:for:)), 1)", "f(Selector(\"A.tap(_:for:)\"), 1)"),
      ("#selector(\n  a\n)", "Selector(\"a\"\n\n)"), ("#selector()", "#selector()"),
      ("#selector(\"a\")", "#selector(\"a\")"), ("#selector", "#selector"),
      ("@objc func a() {}", " func a() {}"),
      ("@objc(b:) private func a() {}", " private func a() {}"),
      (
        "@NSManaged var a: String?  // b",
        " var a: String? { get { _managed(\"a\") } set { _manage(newValue, \"a\") } }  // b"
      ),
      (
        "@NSManaged\npublic var `in`: Set<A>",
        "\npublic var `in`: Set<A> { get { _managed(\"in\") } set { _manage(newValue, \"in\") } }"
      ),
      ("@NSManaged func a(\n_ b: B\n)", " func a(\n_ b: B\n) {}"), ("@NSManaged", "@NSManaged"),
      ("@objcMembers class A {}", " class A {}"), ("@IBOutlet weak var a: A!", " weak var a: A!"),
      ("@objc optional func a()", "@objc optional func a()"),
      ("@objection var a", "@objection var a"),
      ("// @objc", "// @objc"), ("let objc = 1", "let objc = 1"), ("@objc", ""),
    ])
  func objectiveC(source: String, expected: String) {
    #expect(IOSConditions.rewritten(source) == expected)
  }

  @Test(
    "an import of a module whose names SwiftUI has becomes one of SwiftUI",
    arguments: [
      ("import UIKit", "import SwiftUI; import FoundationNetworking"),
      ("@testable import UIKit", "@testable import SwiftUI; import FoundationNetworking"),
      (
        "public import UIKit // views",
        "public import SwiftUI; public import FoundationNetworking // views"
      ),
      ("import struct SwiftUICore.Font", "import  SwiftUI; import FoundationNetworking"),
      ("internal import UIKit", "internal import UIKit"),
      ("private import CoreGraphics", "private import CoreGraphics"),
      ("import UIKitten", "import UIKitten"), ("import os", "import OSLog"),
      ("import MapKit; import os", "import MapKit; import OSLog"),
      ("import SwiftUI", "import SwiftUI; import FoundationNetworking"),
      ("let import = UIKit", "let import = UIKit"),
      ("func f() {\n  import UIKit\n}", "func f() {\n  import UIKit\n}"), ("import", "import"),
    ])
  func imports(source: String, expected: String) {
    #expect(IOSConditions.rewritten(source) == expected)
  }

  @Test(
    "Foundation brings along what Apple's does, as openly as it is imported",
    arguments: [
      (
        "import Foundation",
        "import Foundation; import OversetCompanions; import OversetFoundation"
      ),
      (
        "package import Foundation // dates",
        "package import Foundation; package import OversetCompanions; "
          + "package import OversetFoundation // dates"
      ),
      (
        "import CoreFoundation",
        "import Foundation; import OversetCompanions; import OversetFoundation"
      ),
      ("import struct Foundation.Date", "import struct Foundation.Date"),
      ("import FoundationXML", "import FoundationXML"),
    ])
  func foundation(source: String, expected: String) {
    #expect(IOSConditions.rewritten(source) == expected)
  }

  @Test(
    "a name of a module that SwiftUI stands for, with one of its declarations, is SwiftUI's",
    arguments: [
      ("let a: UIKit.UIImage", "let a: SwiftUI.UIImage"), ("a.UIKit.b", "a.UIKit.b"),
      ("\"UIKit.b\"", "\"UIKit.b\""), ("UIKit", "UIKit"), ("os.Logger()", "os.Logger()"),
    ])
  func qualifiers(source: String, expected: String) {
    #expect(IOSConditions.rewritten(source) == expected)
  }

  @Test("lines stay lines, and a source that asks nothing stays the same")
  func linesStay() {
    let source = """
      import MapKit
      #if os(iOS)
      import UIKit
      #else
      import AppKit
      #endif
      /* #if os(iOS) */ struct A { var b = "\\(c) #if os(iOS)" }
      """
    let result = IOSConditions.rewritten(source)
    #expect(result.split(separator: "\n").count == source.split(separator: "\n").count)
    #expect(
      result
        == source.replacing(
          "#if os(iOS)\nimport UIKit", with: "#if true\nimport SwiftUI; import FoundationNetworking"
        ))
  }
}
