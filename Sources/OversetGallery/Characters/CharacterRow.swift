import SwiftUI

/// A character in the list: who it is, how long the talk has been, what is unread.
struct CharacterRow: View {
  let profile: CharacterProfile

  var body: some View {
    HStack(spacing: 12) {
      Portrait(path: profile.portraitPath, diameter: 48)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(verbatim: profile.name)
            .font(.headline)
            .foregroundStyle(Color.primary)
          Spacer(minLength: 8)
          if profile.unreadCount > 0 {
            unreadBadge
          }
        }
        Text(profile.role.title)
          .font(.subheadline)
          .foregroundStyle(Color.secondary)
        Text("\(profile.messageCount) messages")
          .font(.caption)
          .foregroundStyle(Color.secondary)
      }
      .multilineTextAlignment(.leading)
    }
  }

  private var unreadBadge: some View {
    Text("\(profile.unreadCount)")
      .font(.caption)
      .fontWeight(.semibold)
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(Color.accentColor, in: Capsule())
      .accessibilityLabel("\(profile.unreadCount) unread messages")
  }
}
