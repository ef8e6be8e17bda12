#if Service
  import Foundation

  /// Why a message did not arrive.
  package struct OutboundFault: Error, Equatable {
    /// What comes of it.
    package enum Kind: Equatable, Sendable {
      /// It is sent again, not before so many seconds if the receiver says so.
      case temporary(after: Double?)
      /// It would not arrive another time.
      case permanent
      /// The receiver wants no messages any more.
      case gone
    }

    /// What happened, without anything that is secret.
    package let words: String
    /// What comes of it.
    package let kind: Kind

    init(_ words: String, _ kind: Kind = .temporary(after: nil)) {
      self.words = words
      self.kind = kind
    }
  }

  /// How long a receiver asks to wait.
  package enum RetryAfter {
    /// The seconds of the field `Retry-After` (RFC 9110, 10.2.3): a number, or a date; nil for what is neither.
    ///
    /// - Parameter now: In seconds since 1970.
    package static func seconds(_ field: String?, now: Double) -> Double? {
      guard let field else { return nil }
      if let seconds = Double(field.trimmingCharacters(in: .whitespaces)), seconds.isFinite {
        return max(seconds, 0)
      }
      return date(field).map { max($0 - now, 0) }
    }

    private static let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that is still sent (RFC 9110, 5.6.7), in seconds since 1970.
    private static func date(_ text: String) -> Double? {
      let words = text.split(separator: " ").map(String.init)
      guard words.count == 6, words[5] == "GMT", words[1].utf8.count == 2,
        let month = months.firstIndex(of: words[2])
      else { return nil }
      let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
      let moment = "\(words[3])-\(number)-\(words[1])T\(words[4])Z"
      return (try? Date.ISO8601FormatStyle().parse(moment))?.timeIntervalSince1970
    }
  }
#endif
