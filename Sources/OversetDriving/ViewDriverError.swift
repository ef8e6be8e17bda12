/// Why a driver could not act on a view. The test fails with this text.
public enum ViewDriverError: Error, Equatable, CustomStringConvertible {
  /// What a step looks for.
  public enum Kind: String, Sendable, CaseIterable {
    /// Something that a tap acts on.
    case button
    /// Something to switch.
    case toggle
    /// Something to type into.
    case field
    /// Something to move to a value.
    case slider
    /// Something that counts.
    case stepper
    /// Something to choose in.
    case picker
    /// Something to press long.
    case pressed = "view to press long"
    /// A menu.
    case menu
    /// A row with buttons behind it.
    case row = "row to swipe"
    /// A tab of a bar.
    case tab
    /// The field of a navigation bar.
    case searchField = "field for searching"
    /// What covers the screen and can be dragged away.
    case sheet
    /// A view that reloads when it is pulled down.
    case refreshable = "view"
  }

  /// Nothing of this kind has this name; `known` lists the names of those that exist, or of all controls where there
  /// is none of the kind.
  case unknown(String, kind: Kind, known: [String])
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
    case .unknown(let name, let kind, let known):
      "no \(kind.rawValue) “\(name)”"
        + (known.isEmpty ? "; there is none here" : "; here are: \(known.joined(separator: ", "))")
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
