package import OversetUI
package import OversetVocabulary

extension ViewResolver {
  /// Keeps `view` and its state, to act on it as a user would.
  ///
  /// It is laid out in `viewport`: what a geometry reader shows depends on it.
  package func driver<Content: View>(
    for view: Content, in viewport: Viewport = .ideal, variant: ViewEnvironment
  ) -> ViewDriver {
    ViewDriver(
      name: "\(Content.self)", evaluation: evaluation(of: view, in: viewport, variant: variant),
      acting: acting(in: variant))
  }
}
