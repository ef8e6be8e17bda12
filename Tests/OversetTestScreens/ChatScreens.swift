import SwiftUI

/// A conversation in a list.
struct ConversationRow: View {
  let unread = 3

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(Color.gray)
        .frame(width: 52, height: 52)
      VStack(alignment: .leading, spacing: 3) {
        HStack {
          Text("Book club")
            .font(.headline)
            .lineLimit(1)
          Spacer()
          Text("Tuesday")
            .font(.caption)
        }
        Text("See you at eight, bring the second volume.")
          .font(.subheadline)
          .lineLimit(2)
      }
      if unread > 0 {
        Text(verbatim: "\(unread)")
          .font(.caption)
          .padding(6)
      }
    }
    .padding(.horizontal, 16)
  }
}

/// A message of somebody else.
struct MessageBubble: View {
  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text("Shall we meet in front of the old theatre?")
        Text("Delivered")
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      .padding(12)
      .background(
        Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
      Spacer(minLength: 60)
    }
    .padding(.horizontal, 12)
  }
}

/// What a conversation says before anything is written.
struct EmptyConversation: View {
  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "bubble.left")
        .font(.system(size: 44))
      Text("Nothing here yet")
        .font(.headline)
      Text("Say hello, or invite somebody to join.")
        .font(.subheadline)
        .multilineTextAlignment(.center)
      Button("Invite a friend") {}
        .padding(.top, 4)
    }
    .padding(.horizontal, 40)
  }
}

/// A call that rings.
struct IncomingCall: View {
  let caller: String = "Ana"

  var body: some View {
    HStack(spacing: 14) {
      VStack(alignment: .leading) {
        Text(verbatim: caller)
          .font(.title3)
        Text("Incoming video call")
          .font(.footnote)
      }
      Spacer()
      action("Decline", color: .red)
      action("Accept", color: .green)
    }
    .padding(16)
  }

  private func action(_ title: LocalizedStringKey, color: Color) -> some View {
    Button {
    } label: {
      Text(title)
        .font(.subheadline)
        .lineLimit(1)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(color, in: Capsule())
    }
  }
}
