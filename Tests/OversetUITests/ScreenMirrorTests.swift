#if canImport(OversetGallery)
  import Foundation
  import OversetGallery
  import OversetLayoutEngine
  import OversetLayoutTree
  import OversetProject
  import OversetTestScreens
  import OversetTestSupport
  import OversetUI
  import OversetVocabulary
  import Testing

  /// The gallery's views and the sample screens: from right to left each is the mirror image of what it is from
  /// left to right, with the same words.
  @MainActor
  struct ScreenMirrorTests {
    nonisolated private static let viewports: [Viewport] = [
      .screen(size: CGSize(width: 390, height: 844), safeArea: SafeArea(top: 47, bottom: 34)),
      .width(343),
    ]

    /// Checks that `two` is the mirror image of `one` in `width` points; what keeps its direction or has a place on
    /// the screen is left out, with all in it. Returns how many views were compared.
    private func compare(
      _ one: LayoutNode, _ two: LayoutNode, in width: CGFloat, _ name: String
    ) -> Int {
      #expect(
        one.kind == two.kind && one.children.count == two.children.count, "\(name): \(one.kind)")
      #expect(
        isWithinPixel(two.frame.mirrored(in: width), one.frame),
        "\(name): \(one.kind) is at \(one.frame), and at \(two.frame) of \(width) from right to left"
      )
      if one.attributes.isDirectionFixed || ["offset", "position"].contains(one.kind) { return 1 }
      return zip(one.children, two.children).reduce(1) { count, pair in
        count + compare(pair.0, pair.1, in: width, name)
      }
    }

    /// Numbers without letters stand in the order of the interface: “-1:24” has other neighbours, and another
    /// kerning, from right to left, which can be a pixel.
    private func isWithinPixel(_ one: CGRect, _ two: CGRect) -> Bool {
      let pixel: CGFloat = 1.0 / 3 + 0.001
      return abs(one.minX - two.minX) < pixel && abs(one.maxX - two.maxX) < pixel
        && abs(one.minY - two.minY) < 0.01 && abs(one.maxY - two.maxY) < 0.01
    }

    private func check(_ components: [Component], in viewport: Viewport) throws -> Int {
      let stage = try Stage()
      var other = Stage.english
      other.direction = .rightToLeft
      var count = 0
      for component in components {
        for state in component.states {
          let left = stage.layout(state.view(), in: viewport)
          let right = stage.layout(state.view(), in: viewport, for: other)
          #expect(left.size == right.size)
          count += compare(
            left.root, right.root, in: left.size.width, "\(component.name), \(state.name)")
        }
      }
      return count
    }

    @Test("every sample screen mirrors", arguments: viewports)
    func samplesMirror(viewport: Viewport) throws {
      #expect(try check(SampleScreens.components, in: viewport) > 500)
    }

    @Test("every view of the gallery mirrors", arguments: viewports)
    func galleryMirrors(viewport: Viewport) async throws {
      let components = try await PreviewComponents.ofModule("OversetGallery")
      #expect(components.count >= 7)
      #expect(try check(components, in: viewport) > 300)
    }
  }
#endif
