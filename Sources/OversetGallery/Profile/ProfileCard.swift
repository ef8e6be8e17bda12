import SwiftUI

/// A person's name, figures and badges.
struct ProfileCard<ViewModel: ProfileViewModel>: View {
  let viewModel: ViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      heading
      Divider()
      figures
      Divider()
      badges
    }
    .padding(16)
    .cardSurface()
    .accessibilityIdentifier("profileCard")
  }

  private var heading: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.circle.fill")
        .font(.system(size: 44))
        .foregroundStyle(.gray)
      Text(verbatim: viewModel.name)
        .font(.title3)
        .fontWeight(.semibold)
      Spacer(minLength: 8)
      Button("Edit") {
        viewModel.editProfile()
      }
    }
  }

  private var figures: some View {
    VStack(alignment: .leading, spacing: 10) {
      figure("\(viewModel.conversationCount) conversations", systemImage: "bubble.left")
      figure("\(viewModel.followerCount) followers", systemImage: "heart")
      figure("\(viewModel.streak) days in a row", systemImage: "calendar")
    }
  }

  private func figure(_ text: LocalizedStringKey, systemImage: String) -> some View {
    Label {
      Text(text)
    } icon: {
      Image(systemName: systemImage)
        .foregroundStyle(.secondary)
        .frame(width: 24)
    }
  }

  @ViewBuilder private var badges: some View {
    if viewModel.badges.isEmpty {
      Text("Your first badge is waiting: talk to a character three days in a row.")
        .font(.subheadline)
        .foregroundStyle(Color.secondary)
    } else {
      HStack(alignment: .top, spacing: 8) {
        ForEach(viewModel.badges, id: \.self) { badge in
          ProfileBadgeColumn(badge: badge)
        }
      }
    }
  }
}

/// A badge above its name.
struct ProfileBadgeColumn: View {
  let badge: ProfileBadge

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: badge.systemImage)
        .font(.system(size: 18))
        .foregroundStyle(.white)
        .frame(width: 40, height: 40)
        .background(Color.orange, in: Circle())
      Text(badge.title)
        .font(.caption)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
  }
}

#Preview("newcomer", traits: .sizeThatFitsLayout) {
  ProfileCard(viewModel: ProfileViewModelStub.newcomer)
    .frame(width: 343)
}

#Preview("collector", traits: .sizeThatFitsLayout) {
  ProfileCard(viewModel: ProfileViewModelStub.collector)
    .frame(width: 343)
}
