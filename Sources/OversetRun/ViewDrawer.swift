import Foundation
import OversetConfig
import OversetLayoutTree
package import OversetProject
package import OversetRaster
import OversetRendering
package import OversetUI
package import OversetVocabulary

/// Draws single views of a project, outside of a matrix.
@MainActor
package final class ViewDrawer {
  private let resolver: ViewResolver
  private let renderer: Renderer
  private let project: Project

  /// A drawer with the faces and strings of `project`.
  package init(project: Project) {
    self.project = project
    resolver = ViewResolver(
      fonts: project.fonts, strings: LocalizedStrings(project.strings),
      assets: project.assets,
      slackOverrides: project.checks.slack)
    renderer = Renderer(fonts: project.fonts)
  }

  /// The text of the laid-out tree of `view` in `viewport`: frames, lines, truncation, keys.
  package func description<Content: View>(
    of view: Content, in viewport: Viewport, for variant: ViewEnvironment
  ) -> String {
    TreeDescription(tree(of: view, in: viewport, for: variant)).text
  }

  /// The picture of `view` in `viewport`. Line breaks, metrics and the version of iOS are those of the project's matrix,
  /// whatever `variant` says.
  ///
  /// - Throws: `Diagnostic` for a picture that is larger than a bitmap may be.
  package func bitmap<Content: View>(
    of view: Content, in viewport: Viewport, for variant: ViewEnvironment
  ) throws(Diagnostic) -> Bitmap {
    try renderer.draw(DisplayList(tree(of: view, in: viewport, for: variant)))
  }

  private func tree<Content: View>(
    of view: Content, in viewport: Viewport, for variant: ViewEnvironment
  ) -> LayoutTree {
    var variant = variant
    variant.lineBreak = project.matrix.lineBreak
    variant.metrics = project.matrix.metrics
    variant.systemVersion = project.matrix.system.views
    return resolver.layout(view, in: viewport, for: variant)
  }
}
