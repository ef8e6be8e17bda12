import SwiftUI

/// A badge a person has earned.
enum ProfileBadge: Sendable {
  case earlyAdopter
  case nightOwl
  case polyglot
}

extension ProfileBadge {
  var systemImage: String {
    switch self {
    case .earlyAdopter: "star.fill"
    case .nightOwl: "moon.fill"
    case .polyglot: "globe"
    }
  }

  var title: LocalizedStringKey {
    switch self {
    case .earlyAdopter: "Early adopter"
    case .nightOwl: "Night owl"
    case .polyglot: "Polyglot"
    }
  }
}

/// What the profile card shows and does.
@MainActor
protocol ProfileViewModel {
  var name: String { get }
  var conversationCount: Int { get }
  var followerCount: Int { get }
  /// Days in a row with at least one conversation.
  var streak: Int { get }
  var badges: [ProfileBadge] { get }

  func editProfile()
}

/// A profile of fixed figures, whose button does nothing.
struct ProfileViewModelStub: ProfileViewModel {
  let name: String
  let conversationCount: Int
  let followerCount: Int
  let streak: Int
  let badges: [ProfileBadge]

  func editProfile() {}
}

extension ProfileViewModelStub {
  /// No badge yet; the counts take Arabic's plural categories zero, one and two.
  static var newcomer: Self {
    Self(name: "Sam Rivera", conversationCount: 1, followerCount: 0, streak: 2, badges: [])
  }

  /// Every badge; the counts take Arabic's plural categories few, many and other.
  static var collector: Self {
    Self(
      name: "Alex Morgan", conversationCount: 100, followerCount: 11, streak: 3,
      badges: [.earlyAdopter, .nightOwl, .polyglot])
  }
}
