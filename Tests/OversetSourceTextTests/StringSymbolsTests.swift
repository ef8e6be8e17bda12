import OversetSourceText
import Testing

/// The symbols for string catalogs.
struct StringSymbolsTests {
  @Test(
    "values are found in their order, with their names and types",
    arguments: [
      ("Hello", []), ("100 %", []), ("50% off", []),
      ("%@ has %lld", ["_: String", "_: Int"]), ("%2$@ of %1$d", ["_: Int", "_: String"]),
      ("Hi %(name)@", ["name: String"]),
      ("%1$(count)lld by %2$(who)@", ["count: Int", "who: String"]),
      ("%.2f%%", ["_: Double"]), ("%1$@ %1$@", ["_: String"]), ("%p", []),
      ("%u%5lu", ["_: UInt", "_: UInt"]),
    ] as [(String, [String])])
  func findsArguments(text: String, expected: [String]) {
    let found = FormatArguments.of(text).map { "\($0.name ?? "_"): \($0.type)" }
    #expect(found == expected)
  }

  @Test("keys are constants or functions, other tables are namespaces, for Linux alone")
  func source() {
    var symbols = StringSymbols()
    symbols.add(key: "cart.checkout.title", table: "Localizable", arguments: [])
    symbols.add(
      key: "invite", table: "Localizable", arguments: FormatArguments.of("%(name)@ and %lld"))
    symbols.add(key: "say \"hi\"", table: "Settings", arguments: [])
    symbols.add(key: "Say hi", table: "Settings", arguments: [])
    #expect(
      symbols.source == #"""
        #if os(Linux)
        import SwiftUI

        extension LocalizedStringResource {
          static var cartCheckoutTitle: LocalizedStringResource { LocalizedStringResource("cart.checkout.title", defaultValue: "cart.checkout.title", table: "Localizable") }
          static func invite(name: String, _ arg2: Int) -> LocalizedStringResource { LocalizedStringResource("invite", defaultValue: "\(name) \(arg2)", table: "Localizable") }
          enum Settings {
            static var sayHi: LocalizedStringResource { LocalizedStringResource("say \"hi\"", defaultValue: "say \"hi\"", table: "Settings") }
          }
        }
        #endif

        """#)
  }

  @Test("without keys there is no source")
  func nothing() {
    var symbols = StringSymbols()
    symbols.add(key: "…", table: "Localizable", arguments: [])
    #expect(symbols.source.isEmpty)
  }

  @Test("a key like a property of a resource has no constant, which would hide the property")
  func properties() {
    var symbols = StringSymbols()
    symbols.add(key: "Key", table: "Localizable", arguments: [])
    symbols.add(key: "Default value", table: "Localizable", arguments: [])
    #expect(symbols.source.isEmpty)
    symbols.add(key: "Key", table: "Settings", arguments: [])
    #expect(symbols.source.contains("static var key: LocalizedStringResource"))
  }
}
