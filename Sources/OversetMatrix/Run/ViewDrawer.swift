import Foundation
import OversetConfig
import OversetModel
public import OversetRaster
import OversetRendering
public import OversetUI

/// Draws single views of a project, outside of a matrix.
@MainActor
public final class ViewDrawer {
  private let resolver: ViewResolver
  private let renderer: Renderer
  private let project: Project

  /// A drawer with the faces and strings of `project`.
  public init(project: Project) {
    self.project = project
    resolver = ViewResolver(
      fonts: project.fonts, strings: StringTable(project.strings),
      slackOverrides: project.checks.slack)
    renderer = Renderer(fonts: project.fonts)
  }

  /// The picture of `view` in `room`. Line breaks and metrics are those of the project's matrix,
  /// whatever `variant` says.
  ///
  /// - Throws: `RasterError` for a picture that is larger than a bitmap may be.
  public func bitmap<Content: View>(
    of view: Content, in room: LayoutRoom, for variant: LayoutVariant
  ) throws(RasterError) -> Bitmap {
    var variant = variant
    variant.lineBreak = project.matrix.lineBreakStyle
    variant.metrics = project.matrix.metricsModel
    return try renderer.draw(DisplayList(resolver.layout(view, in: room, for: variant)))
  }
}
