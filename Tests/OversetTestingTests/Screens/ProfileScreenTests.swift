import Foundation
import OversetUI
import SnapshotTesting
import Testing

/// A suite for the states of a screen, with stubs, as people write it for swift-snapshot-testing: these
/// references are committed.
@MainActor struct ProfileScreenTests {
  private let imageLoader: PictureLoaderMock

  init() {
    UIView.setAnimationsEnabled(false)
    imageLoader = PictureLoaderMock(
      image: UIImage(width: 2, height: 1, scale: 1, rgba: [255, 149, 0, 255, 0, 122, 255, 255]))
  }

  @Test("the loaded state matches its picture")
  func loadedState() {
    let viewModel = ProfileModelStub(state: .loaded(.stub()))
    let view = NavigationStack { ProfileScreen(viewModel: viewModel) }.imageLoader(imageLoader)
    assertSnapshot(of: view, as: .image(layout: .device(config: .iPhone13ProMax)))
  }

  @Test("the loaded state without a portrait matches its picture")
  func loadedStateWithoutPicture() {
    let viewModel = ProfileModelStub(state: .loaded(.stub()))
    let view = NavigationStack { ProfileScreen(viewModel: viewModel) }
      .imageLoader(PictureLoaderMock(image: nil))
    assertSnapshot(of: view, as: .image(layout: .device(config: .iPhoneSE)))
  }

  @Test("the loading, empty and failed states match in dark mode")
  func otherStates() {
    let states = [
      "loading": ProfileState.loading, "empty": .empty, "failed": .failed("No network"),
    ]
    for (name, state) in states.sorted(by: { $0.key < $1.key }) {
      let view = NavigationStack { ProfileScreen(viewModel: ProfileModelStub(state: state)) }
      assertSnapshot(
        of: view,
        as: .image(
          precision: 0.99, perceptualPrecision: 0.98, layout: .device(config: .iPhone13ProMax),
          traits: UITraitCollection(userInterfaceStyle: .dark)), named: name)
    }
  }

  @Test("an inline title matches from right to left")
  func inlineTitleRightToLeft() {
    let view = NavigationStack {
      ProgressView(value: 0.25)
        .padding()
        .navigationTitle(Text(verbatim: "الملف الشخصي"))
        .navigationBarTitleDisplayMode(.inline)
    }
    assertSnapshot(
      of: view, as: .image(layout: .fixed(width: 240, height: 120), locale: .arabic))
  }

  @Test("a view without a layout is drawn at the size that fits")
  func theSizeThatFits() {
    assertSnapshot(of: Text(verbatim: "12:30"), as: .image)
  }
}
