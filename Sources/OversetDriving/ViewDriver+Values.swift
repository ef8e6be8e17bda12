import OversetUI

extension ViewDriver {
  /// Moves the slider `name` to `value`, or to the nearest value that its bounds and step allow.
  public func slide(_ name: String, to value: Double) throws(ViewDriverError) {
    let node = try target(name, .slider)
    guard case .slider(let range) = node.control else { throw .noSlider(name) }
    try act(on: node, "slide \(name)", "slid \(name) to \(value)") { range.set(value) }
  }

  /// Taps the plus button of the stepper `name`. At its bound nothing happens, and the log says so.
  public func increment(_ name: String) throws(ViewDriverError) {
    let node = try target(name, .stepper)
    guard case .stepper(let increment, _) = node.control else { throw .noStepper(name) }
    try step(increment, of: node, "increment \(name)", "incremented \(name)")
  }

  /// Taps the minus button of the stepper `name`. At its bound nothing happens, and the log says so.
  public func decrement(_ name: String) throws(ViewDriverError) {
    let node = try target(name, .stepper)
    guard case .stepper(_, let decrement) = node.control else { throw .noStepper(name) }
    try step(decrement, of: node, "decrement \(name)", "decremented \(name)")
  }

  /// Chooses the option that shows `option` in the picker `name`.
  public func choose(_ option: String, in name: String) throws(ViewDriverError) {
    let node = try target(name, .picker)
    guard case .picker(let options) = node.control else { throw .noPicker(name) }
    let named = options.filter { $0.name == option }
    guard let first = named.first else {
      throw .noOption(option, picker: name, known: options.map(\.name))
    }
    guard named.count == 1 else { throw .ambiguous(option, count: named.count) }
    try act(on: node, "choose \(option) in \(name)", "chose \(option) in \(name)") {
      first.choose()
    }
  }

  private func step(
    _ step: (() -> Void)?, of node: _ViewNode, _ attempt: String, _ done: String
  ) throws(ViewDriverError) {
    guard let step else { return log("\(attempt): at its bound") }
    try act(on: node, attempt, done) { step() }
  }
}
