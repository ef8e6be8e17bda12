import Foundation
import OversetVocabulary

/// What the page shows, as one JSON document: Docs/page-data.md describes it. Tables are referred to by the numbers of
/// their rows, so that a document of thousands of cells stays small.
struct PageDocument: Encodable {
  /// The version of the form, raised when a field changes its meaning or goes.
  static let version = 1

  let version = Self.version
  let command: String
  let program: String?
  let renderer: String?
  let exitCode: Int32
  let summary: [String]
  let locales: [Locale]
  let devices: [Device]
  let rules: [Rule]
  let pictures: [Picture]
  let screens: [Screen]
  let cells: [Cell]
  let causes: [Cause]
  let results: [Result]
  let more: More
  let notChecked: [Gap]

  struct Locale: Encodable {
    let tag: LocaleTag
    let direction: String
  }

  struct Device: Encodable {
    let token: String
    let name: String
    let width: Double
    let height: Double
    let scale: Double
  }

  struct Rule: Encodable {
    let id: String
    let title: String
    let details: String
    let help: String
    let severity: String
  }

  struct Picture: Encodable, Hashable {
    let digest: String
    let width: Int
    let height: Int
  }

  struct Screen: Encodable, Hashable {
    let component: String
    let state: String
  }

  /// What is nil is what it is in most cells.
  struct Cell: Encodable {
    let screen: Int
    let locale: Int
    let device: Int
    let typeSize: String?
    let appearance: String?
    let boldText: Bool?
    let direction: String?
    let name: String
    let verdict: String?
    let detail: String?
    let picture: Int?
    let reference: Int?
    let mask: Int?
    let findings: [Finding]?
    /// The result that tells of its snapshot.
    let changed: Int?
  }

  struct Finding: Encodable {
    let result: Int
    let frame: Rectangle?
  }

  /// In points: left, top, width, height.
  struct Rectangle: Encodable {
    private let values: [Double]

    init(_ rectangle: CGRect) {
      values = [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map {
        // A hundredth of a point is no pixel.
        $0.isFinite ? (Double($0) * 100).rounded() / 100 : 0
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(values)
    }
  }

  struct Cause: Encodable {
    let rule: Int
    let severity: String
    let fails: Bool
    let known: String?
  }

  struct Result: Encodable {
    let cause: Int
    let locale: Int?
    let component: String
    let key: String
    let variant: String?
    let message: String
    let fix: String
    let place: Place
    let related: [Place]?
    let devices: [Int]
    let sites: Int
    let fingerprint: String
    let text: String?
    let shown: String?
    let fit: Fit?
    let drawing: Drawing?
  }

  struct Place: Encodable {
    let path: String
    let line: Int?
    let column: Int?
    let excerpt: String?
    /// What is there, of a place beside the one on which the result lands.
    let words: String?
  }

  struct Fit: Encodable {
    let verdict: String
    let needed: Double
    let available: Double
    let percentOver: Double?
    let slack: Double
    let confidence: String
  }

  struct Drawing: Encodable {
    let picture: Int
    let scale: Double
    let room: Rectangle
    let cut: Rectangle?
  }

  /// What is left out.
  struct More: Encodable {
    let causes: Int
    let results: Int
  }

  struct Gap: Encodable {
    let reason: String
    let subject: String
    let count: Int
    let detail: String
  }
}

extension PageDocument {
  /// The document as a script that hands it to the page: a page that is opened from a disk may load scripts and no data.
  var script: PrintedJSON {
    get throws {
      var script = PrintedJSON(part: Data("overset.open(".utf8))
      script += PrintedJSON(part: try PrintedJSON.encoder(isIndented: false).encode(self))
      script += PrintedJSON(part: Data(");\n".utf8))
      return script
    }
  }
}
