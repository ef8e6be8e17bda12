import SwiftUI

/// A screen of sentences, each in its language and under its name.
struct LanguageScreen: View {
  let group: LanguageGroup

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(group.phrases, id: \.tag) { phrase in
        LanguageRow(phrase: phrase)
      }
      Spacer()
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .environment(\.layoutDirection, group.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

/// One language of the screen.
private struct LanguageRow: View {
  let phrase: LanguagePhrase

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: phrase.name)
        .font(.caption.bold())
        .foregroundStyle(Color.secondary)
      Text(verbatim: phrase.sentence)
        .font(.subheadline)
    }
    .environment(\.locale, Locale(identifier: phrase.tag))
  }
}
