import SwiftUI

/// A round picture of a character, or a silhouette while the picture is not there.
struct Portrait: View {
  @Environment(\.imageLoader) private var imageLoader

  let path: String
  let diameter: CGFloat

  var body: some View {
    picture
      .frame(width: diameter, height: diameter)
      .clipShape(Circle())
  }

  @ViewBuilder private var picture: some View {
    if let image = imageLoader.image(at: path) {
      Image(uiImage: image)
        .resizable()
        .scaledToFill()
    } else {
      placeholder
    }
  }

  private var placeholder: some View {
    ZStack {
      Rectangle()
        .fill(Color(uiColor: .systemGray5))
      Image(systemName: "person.fill")
        .font(.system(size: diameter * 0.45))
        .foregroundStyle(Color.secondary)
    }
  }
}
