import SwiftUI

/// What plays now.
struct PlayerScreen: View {
  var body: some View {
    VStack(spacing: 18) {
      Rectangle()
        .fill(Color.gray)
        .frame(height: 240)
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text("The sea at night")
            .font(.title3)
            .lineLimit(1)
          Text("Chapter four")
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
        Spacer(minLength: 12)
        Image(systemName: "heart")
          .font(.title2)
      }
      HStack {
        Text(verbatim: "12:30")
        Spacer()
        Text("Sleep timer")
        Spacer()
        Text(verbatim: "-7:10")
      }
      .font(.caption)
      MiniPlayer(title: "Up next")
    }
    .padding(24)
  }
}

/// A bar that says what plays.
struct MiniPlayer: View {
  let title: LocalizedStringKey

  var body: some View {
    HStack(spacing: 10) {
      RoundedRectangle(cornerRadius: 6)
        .fill(Color.gray)
        .frame(width: 40, height: 40)
      Text(title)
        .lineLimit(1)
      Spacer(minLength: 0)
      Button {
      } label: {
        Image(systemName: "play.fill")
          .frame(width: 44, height: 44)
      }
    }
    .padding(8)
    .card(inset: 0)
  }
}

/// An episode in a list.
struct EpisodeRow: View {
  let hasDownload = true

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Rectangle()
        .fill(Color.gray)
        .frame(width: 64, height: 64)
      VStack(alignment: .leading, spacing: 4) {
        Text("Yesterday")
          .font(.caption)
          .textCase(.uppercase)
        Text("How bridges are built, and why some of them sing")
          .font(.headline)
          .lineLimit(2)
        HStack(spacing: 4) {
          Image(systemName: hasDownload ? "checkmark.circle.fill" : "circle")
            .font(.caption)
          Text("Downloaded")
            .font(.caption)
        }
      }
    }
    .padding(16)
  }
}

/// Photos of a trip.
struct AlbumCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Color.gray.frame(height: 120)
      Text("A weekend in the mountains")
        .font(.headline)
        .padding(.horizontal, 12)
      HStack(spacing: 16) {
        Text("Shared with family")
          .font(.footnote)
        Spacer()
        Text("Add photos")
          .font(.footnote.weight(.semibold))
      }
      .padding(.horizontal, 12)
      .padding(.bottom, 12)
    }
    .frame(width: 260)
    .card(inset: 0)
  }
}
