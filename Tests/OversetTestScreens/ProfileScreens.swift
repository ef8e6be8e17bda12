import SwiftUI

/// The head of a profile: picture, name, what the person says of herself.
struct ProfileHeader: View {
  let name = "Maria Silva"

  var body: some View {
    HStack(spacing: 16) {
      Circle()
        .fill(Color.gray)
        .frame(width: Metrics.portrait, height: Metrics.portrait)
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: name)
          .font(.title3)
          .bold()
        Text("Member since last spring")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      editButton
    }
    .padding(Metrics.margin)
  }

  private var editButton: some View {
    Button("Edit profile") {}
      .font(.subheadline)
      .lineLimit(1)
      .layoutPriority(1)
  }
}

/// Lengths of the profile.
enum Metrics {
  static let margin: CGFloat = 16
  static let portrait: CGFloat = 72
  static let gap = margin / 2
}

/// Three figures side by side.
struct ProfileFigures: View {
  var body: some View {
    HStack(spacing: Metrics.gap) {
      figure("Posts", count: 128)
      figure("Followers", count: 3_400)
      figure("Following", count: 210)
    }
    .padding(.horizontal, Metrics.margin)
  }

  private func figure(_ title: LocalizedStringKey, count: Int) -> some View {
    VStack(spacing: 2) {
      Text(verbatim: "\(count)")
        .font(.headline)
      Text(title)
        .font(.caption)
        .lineLimit(1)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 8)
  }
}

/// A medal with its name and how far one is.
struct AchievementCard: View {
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: "star.fill")
        .font(.system(size: 32))
        .frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 6) {
        Text("Early riser")
          .font(.headline)
        Text("Finish a lesson before seven o’clock on five days.")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        HStack(spacing: 8) {
          Text("3 of 5 days")
            .font(.caption)
          Spacer()
          Text("Share")
            .font(.caption.bold())
        }
      }
    }
    .padding(14)
    .card()
  }
}

/// What is on a business card.
struct ContactCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ContactLine(icon: "phone", label: "Mobile", value: "+351 210 000 000")
      ContactLine(icon: "envelope", label: "Work e-mail", value: "maria@example.com")
      ContactLine(icon: "house", label: "Home address", value: "Rua Nova 1")
    }
    .padding(12)
    .card(inset: 16)
  }
}

/// A way to reach somebody.
struct ContactLine: View {
  let icon: String
  let label: LocalizedStringKey
  let value: String

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: icon)
        .frame(width: 24)
      Text(label)
        .font(.subheadline)
        .frame(width: 110, alignment: .leading)
      Text(value)
        .lineLimit(1)
    }
  }
}
