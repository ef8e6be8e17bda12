// A view file: it imports SwiftUI beside the app, and nothing of the engine comes along.
import App
import SwiftUI

struct Card: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var size
  @State private var isOn = false
  let style: Font.TextStyle

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("title").font(.system(style)).lineLimit(1).truncationMode(.middle)
      Text(
        greet(
          Project(), Device(), Component(), Finding(), Engine(), MatrixRun(), Slot(), Rule(),
          Baseline(), Bitmap(), Placement(), Viewport(), LayoutNode(), Appearance.formal,
          TypeSize.medium, TextStyle.prose, TruncationMode.hard, Severity.mild, Control.remote)
      )
      .multilineTextAlignment(.trailing)
      Toggle("on", isOn: $isOn)
      Button("done") { isOn = colorScheme == .dark && size.isAccessibilitySize }
    }
    .padding(.horizontal)
    .environment(\.layoutDirection, .rightToLeft)
    .overset(.accepts(rule: "overlap", reason: "a badge"))
  }
}
