/// Why a driver could not act on a view. The test fails with this text.
public enum ViewDriverError: Error, Equatable, CustomStringConvertible {
  /// No control has this name; `known` lists the names that exist.
  case unknown(String, known: [String])
  /// Several controls have this name. Give each an identifier.
  case ambiguous(String, count: Int)
  /// The control does not react to taps: a slider, a stepper, a picker, or no control.
  case notTappable(String)
  /// The control is not a toggle.
  case noSwitch(String)
  /// The control is not a field.
  case noField(String)
  /// The control is not a slider.
  case noSlider(String)
  /// The control is not a stepper.
  case noStepper(String)
  /// The control is not a picker.
  case noPicker(String)
  /// The picker has no such option; `known` lists the options that exist.
  case noOption(String, picker: String, known: [String])
  /// After this many evaluations the view still changes its own state.
  case neverSettles(String, rounds: Int)

  /// What is wrong and what to do.
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
