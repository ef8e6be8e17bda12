/// Why a view could not be driven.
public enum _ViewDriverError: Error, Equatable, CustomStringConvertible {
  /// No view has the identifier or label; those there are.
  case unknown(String, known: [String])
  /// Several views answer to the name.
  case ambiguous(String, count: Int)
  /// The view does nothing when tapped.
  case notTappable(String)
  /// The view is no switch.
  case noSwitch(String)
  /// The view is no field.
  case noField(String)
  /// The view cannot be moved.
  case noSlider(String)
  /// The view does not count.
  case noStepper(String)
  /// The view has nothing to choose.
  case noPicker(String)
  /// The picker has no such option; those it has.
  case noOption(String, picker: String, known: [String])
  /// The view changes its state without end.
  case neverSettles(String, rounds: Int)

  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .unknown(let name, let known):
      "no view is called \"\(name)\"; there are: "
        + (known.isEmpty ? "none" : known.joined(separator: ", "))
    case .ambiguous(let name, let count):
      "\(count) views answer to \"\(name)\"; give each its own accessibilityIdentifier"
    case .notTappable(let name):
      "\"\(name)\" does nothing when tapped; name a button"
    case .noSwitch(let name): "\"\(name)\" cannot be switched; name a toggle"
    case .noField(let name): "\"\(name)\" takes no text; name a field"
    case .noSlider(let name): "\"\(name)\" cannot be moved; name a slider"
    case .noStepper(let name): "\"\(name)\" does not count; name a stepper"
    case .noPicker(let name): "\"\(name)\" has nothing to choose; name a picker"
    case .noOption(let option, let picker, let known):
      "\"\(picker)\" has no option \"\(option)\"; there are: "
        + (known.isEmpty ? "none" : known.joined(separator: ", "))
    case .neverSettles(let view, let rounds):
      "\(view) still changes after \(rounds) evaluations; see its onChange and onAppear"
    }
  }
}
