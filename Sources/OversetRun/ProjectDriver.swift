import OversetConfig
package import OversetDriving
package import OversetProject
package import OversetUI
import OversetVocabulary

extension Project {
  /// Keeps `view` and its state, with the project's faces and words, to act on it as a user would: on
  /// the screen of the first device of its matrix. Line breaks, metrics and the version of iOS are those of the matrix,
  /// whatever `variant` says.
  ///
  /// - Throws: `Diagnostic` for an unknown device, and for a matrix without one.
  @MainActor
  package func driver<Content: View>(
    for view: Content, variant: ViewEnvironment
  ) throws(Diagnostic) -> ViewDriver {
    guard let device = try matrix.resolvedDevices(in: devices).first else {
      throw Diagnostic(
        .data, problem: "the matrix has no device", remedy: "add one to Config/matrix.yml")
    }
    var variant = variant
    variant.lineBreak = matrix.lineBreak
    variant.metrics = matrix.metrics
    variant.systemVersion = matrix.system.views
    return ViewResolver(fonts: fonts, strings: LocalizedStrings(strings), assets: assets).driver(
      for: view, in: Viewport(.device, on: device), variant: variant)
  }
}
