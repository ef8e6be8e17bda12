import Foundation
import OversetCommand

/// What the tests ask to fail before components are known, by the variable FAILURES.
enum Failures {
  static func isOn(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment["FAILURES"]?.split(separator: ",").contains { $0 == name }
      == true
  }
}

await OversetCommand.main {
  if Failures.isOn("registration") { fatalError("no components") }
  return Failures.isOn("text") ? FailingComponents.byText : FailingComponents.all
}
