#if Service
  import Foundation
  import OversetCatalogs
  import OversetVocabulary

  /// A page of the list of a bucket (ListObjectsV2).
  struct S3Listing: Sendable {
    /// An entry.
    struct Entry: Sendable, Equatable {
      var key = ""
      var size = 0
      /// In seconds since 1970.
      var modified = 0.0
    }

    /// The entries.
    private(set) var entries: [Entry] = []
    /// What the next page is asked for with; nil for the last.
    private(set) var next: String?

    private struct Reader: XMLHandler {
      var entries: [Entry] = []
      var entry: Entry?
      var isTruncated = false
      var token: String?
      var isList = false
      var isWrong = false

      mutating func start(_ name: String, _ attributes: [String: String], at place: SourcePlace) {
        if name == "ListBucketResult" { isList = true }
        if name == "Contents" { entry = Entry() }
      }

      mutating func end(_ name: String, _ text: String, at place: SourcePlace) {
        switch name {
        case "Contents":
          if let entry, !entry.key.isEmpty { entries.append(entry) } else { isWrong = true }
          entry = nil
        case "Key": entry?.key = text
        case "Size":
          entry?.size = Int(text) ?? 0
          if Int(text) == nil || text.hasPrefix("-") { isWrong = true }
        case "LastModified":
          let moment = Self.moment(text)
          entry?.modified = moment ?? 0
          if moment == nil { isWrong = true }
        case "IsTruncated": isTruncated = text == "true"
        case "NextContinuationToken": token = text
        default: break
        }
      }

      /// With or without parts of a second.
      private static func moment(_ text: String) -> Double? {
        let whole = Date.ISO8601FormatStyle()
        let date =
          (try? whole.parse(text))
          ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
        return date?.timeIntervalSince1970
      }
    }

    /// Reads an answer; nil for what is no such list, or ends too early.
    init?(_ body: Data) {
      var reader = Reader()
      let errors = XMLReader.read([UInt8](body), file: "list", into: &reader)
      guard errors.isEmpty, reader.isList, !reader.isWrong else { return nil }
      // A list that goes on and does not say where would be taken for the whole.
      guard !reader.isTruncated || reader.token?.isEmpty == false else { return nil }
      entries = reader.entries
      next = reader.isTruncated ? reader.token : nil
    }
  }
#endif
