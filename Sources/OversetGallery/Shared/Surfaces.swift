import SwiftUI

/// The label of a screen's main action: full width, filled with the accent colour.
private struct ProminentLabel: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.headline)
      .foregroundStyle(.white)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 14)
      .frame(maxWidth: .infinity)
      .background(Color.accentColor, in: RoundedRectangle(cornerRadius: 12))
  }
}

/// A raised surface, outlined in the dark, where its fill alone hardly shows.
private struct CardSurface: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .background(
        Color(uiColor: .secondarySystemGroupedBackground),
        in: RoundedRectangle(cornerRadius: 16)
      )
      .overlay {
        RoundedRectangle(cornerRadius: 16)
          .stroke(Color(uiColor: .separator), lineWidth: 1)
          .opacity(colorScheme == .dark ? 1 : 0)
      }
  }
}

extension View {
  /// Styles a label as the main action of its screen.
  func prominentLabel() -> some View {
    modifier(ProminentLabel())
  }

  /// Puts the view on a card.
  func cardSurface() -> some View {
    modifier(CardSurface())
  }
}
