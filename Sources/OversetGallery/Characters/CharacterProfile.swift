import SwiftUI

/// Somebody to talk to.
struct CharacterProfile: Identifiable, Sendable {
  /// What the character is good at. The titles are the app's own, hence localized.
  enum Role: Sendable {
    case travelGuide
    case languageCoach
    case cookingPartner
    case studyBuddy
  }

  /// A trait of the character's manner.
  enum Trait: Sendable {
    case patient
    case curious
    case witty
  }

  let id: String
  /// As the character calls itself, in every language.
  let name: String
  let role: Role
  let traits: [Trait]
  let messageCount: Int
  let unreadCount: Int
  let followerCount: Int

  var portraitPath: String { "portraits/\(id)" }
}

extension CharacterProfile.Role {
  var title: LocalizedStringKey {
    switch self {
    case .travelGuide: "Travel guide"
    case .languageCoach: "Language coach"
    case .cookingPartner: "Cooking partner"
    case .studyBuddy: "Study buddy"
    }
  }

  var summary: LocalizedStringKey {
    switch self {
    case .travelGuide:
      "Knows the quiet streets, the best viewpoints and the last train home."
    case .languageCoach:
      "Practices everyday conversations with you and corrects mistakes kindly."
    case .cookingPartner:
      "Turns whatever is in the fridge into dinner, one step at a time."
    case .studyBuddy:
      "Explains difficult subjects simply and asks the questions an examiner would."
    }
  }
}

extension CharacterProfile.Trait {
  var title: LocalizedStringKey {
    switch self {
    case .patient: "Patient"
    case .curious: "Curious"
    case .witty: "Witty"
    }
  }
}

extension CharacterProfile {
  static let mira = CharacterProfile(
    id: "mira", name: "Mira", role: .travelGuide, traits: [.patient, .curious, .witty],
    messageCount: 128, unreadCount: 3, followerCount: 12_480)

  /// Four fixed characters; the last has no picture.
  static let samples = [
    mira,
    CharacterProfile(
      id: "teo", name: "Teo", role: .languageCoach, traits: [.patient, .witty],
      messageCount: 11, unreadCount: 0, followerCount: 8_300),
    CharacterProfile(
      id: "okan", name: "Okan", role: .cookingPartner, traits: [.curious],
      messageCount: 2, unreadCount: 1, followerCount: 960),
    CharacterProfile(
      id: "yuna", name: "Yuna", role: .studyBuddy, traits: [.patient, .curious],
      messageCount: 0, unreadCount: 0, followerCount: 410),
  ]
}
