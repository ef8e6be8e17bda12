import SwiftUI

/// A grey bar in place of a line of text that is loading.
struct SkeletonBar: View {
  let width: CGFloat
  var height: CGFloat = 12

  var body: some View {
    Capsule()
      .fill(Color(uiColor: .systemGray5))
      .frame(width: width, height: height)
  }
}

/// A row of a list while its content is loading.
struct SkeletonRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(Color(uiColor: .systemGray5))
        .frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 8) {
        SkeletonBar(width: 132)
        SkeletonBar(width: 88)
      }
      Spacer()
    }
  }
}
