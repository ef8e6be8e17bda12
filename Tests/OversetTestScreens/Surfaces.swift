import SwiftUI

/// A card around a view.
private struct Card: ViewModifier {
  let inset: CGFloat

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, inset)
      .background(
        Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
  }
}

extension View {
  /// Puts the view on a card.
  func card(inset: CGFloat = 8) -> some View {
    modifier(Card(inset: inset))
  }

  /// The look of the main button of a screen.
  func mainButton() -> some View {
    font(.headline)
      .padding(.vertical, 14)
      .frame(maxWidth: .infinity)
      .background(Color.accentColor, in: RoundedRectangle(cornerRadius: 14))
  }
}

/// A button across the screen.
struct MainButton: View {
  let title: LocalizedStringKey
  var action: @MainActor () -> Void = {}

  var body: some View {
    Button(action: action) {
      Text(title)
        .lineLimit(1)
        .mainButton()
    }
  }
}

/// A title with a line below, as heads of screens have it.
struct ScreenTitle: View {
  let title: LocalizedStringKey
  var subtitle: LocalizedStringKey?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(.largeTitle)
        .bold()
      if let subtitle {
        Text(subtitle)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
