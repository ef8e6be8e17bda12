package import Foundation
import OversetVocabulary

/// What a program of components is asked on a line of its standard input: one of the members beside the number.
package struct HostRequest: Codable, Sendable {
  /// The version of these messages: a program that was built with another Overset may speak another one.
  package static let version = 1
  /// The longest line of either side, in bytes: a picture of the largest screen, and as much again.
  package static let longestLine = 64_000_000

  /// What the reply is known by.
  package var number: Int
  /// Read the project, and say what there is. Also later, when files have changed.
  package var open: Opening?
  /// Judge a text.
  package var judge: Question?
  /// Draw a state.
  package var picture: Scene?

  /// A request that asks nothing yet.
  package init(number: Int) { self.number = number }

  /// How a project is read.
  package struct Opening: Codable, Sendable {
    /// ``HostRequest/version`` of who asks.
    package var version = HostRequest.version
    /// What is left out, since it has stopped the program before, and why.
    package var leftOut: [LeftOut] = []

    /// Leaves out nothing.
    package init() {}
  }

  /// A piece of work that is not done again.
  package struct LeftOut: Codable, Sendable {
    /// As ``HostReply/Step/work`` names it.
    package var work: String
    /// Why, in words.
    package var reason: String

    /// A piece of work, and why it is not done.
    package init(work: String, reason: String) {
      self.work = work
      self.reason = reason
    }
  }

  /// A text that a key shows in place of that of the catalogs.
  package struct ShownText: Codable, Hashable, Sendable {
    /// The key.
    package var key: String
    /// The text, with its format specifiers.
    package var text: String
    /// The plural form that is meant; nil for a text without forms.
    package var plural: String?
    /// The file that the key is meant in, or the end of its path; nil for all that have it.
    package var file: String?

    /// A text without further particulars.
    package init(key: String, text: String) {
      self.key = key
      self.text = text
    }
  }

  /// Whether a text fits wherever its key is drawn.
  package struct Question: Codable, Hashable, Sendable {
    /// The text.
    package var text: ShownText
    /// The locale.
    package var locale: String
    /// The one text size of the user that it is judged at; nil for those of the matrix.
    package var typeSize: String?

    /// Asks for a text in a locale.
    package init(_ text: ShownText, in locale: String) {
      self.text = text
      self.locale = locale
    }
  }

  /// A state as it is to be drawn.
  package struct Scene: Codable, Hashable, Sendable {
    /// The component's name.
    package var component: String
    /// The state's name.
    package var state: String
    /// The locale.
    package var locale: String
    /// Texts that are shown in place of those of the catalogs; what the picture is about comes first.
    package var texts: [ShownText] = []
    /// A key that the picture is about without another text; nil for the first of the texts.
    package var key: String?
    /// The device's token; nil for the one on which that text is tightest.
    package var device: String?
    /// The user's text size; nil for the one at which it is tightest.
    package var typeSize: String?
    /// Light or dark; nil for what the matrix has first.
    package var appearance: String?
    /// Pixels per point, 1 to 3; nil for those of the device.
    package var scale: Int?

    /// A state as the catalogs have it.
    package init(component: String, state: String, locale: String) {
      self.component = component
      self.state = state
      self.locale = locale
    }
  }
}

/// What a program of components says on a line of its standard output.
package struct HostReply: Codable, Sendable {
  /// The number of the request.
  package var number: Int
  /// What the program is at: the reply is still to come.
  package var step: Step?
  /// What there is.
  package var index: HostIndex?
  /// What a text comes to.
  package var judgement: HostJudgement?
  /// A picture.
  package var picture: HostPicture?
  /// Why there is no reply, in one sentence without a full stop.
  package var refusal: String?

  /// A reply that says nothing yet.
  package init(number: Int) { self.number = number }

  /// A piece of work that runs code of the app.
  package struct Step: Codable, Hashable, Sendable {
    /// What it is known by.
    package var work: String
    /// What it is called.
    package var name: String

    /// A piece of work.
    package init(work: String, name: String) {
      self.work = work
      self.name = name
    }
  }
}

/// The form of the messages: JSON without line feeds, in which lengths may be without end.
package enum HostLine {
  /// The line of a message, with its end.
  package static func data(_ message: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(message) + Data("\n".utf8)
  }

  /// The message of a line; nil if it is none.
  package static func message<Message: Decodable>(_ type: Message.Type, of line: Data) -> Message? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decodeBounded(type, from: line)
  }
}
