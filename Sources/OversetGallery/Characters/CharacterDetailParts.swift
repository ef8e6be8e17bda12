import SwiftUI

/// The portrait, the name and the traits of a character.
struct CharacterHeading: View {
  let profile: CharacterProfile

  var body: some View {
    VStack(spacing: 8) {
      Portrait(path: profile.portraitPath, diameter: 112)
      Text(verbatim: profile.name)
        .font(.title2)
        .bold()
      Text(profile.role.title)
        .foregroundStyle(Color.secondary)
      HStack(spacing: 8) {
        ForEach(profile.traits, id: \.self) { trait in
          Text(trait.title)
            .font(.footnote)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(Color(uiColor: .secondarySystemBackground), in: Capsule())
        }
      }
    }
  }
}

/// The figures of a character, side by side in columns of one width.
struct CharacterFigures: View {
  let profile: CharacterProfile

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      column(value: profile.messageCount, label: "Messages")
      column(value: profile.followerCount, label: "Followers")
      column(value: profile.traits.count, label: "Traits")
    }
    .padding(.vertical, 12)
    .background(
      Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
  }

  private func column(value: Int, label: LocalizedStringKey) -> some View {
    VStack(spacing: 2) {
      Text("\(value)")
        .font(.headline)
      Text(label)
        .font(.caption)
        .foregroundStyle(Color.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
  }
}
