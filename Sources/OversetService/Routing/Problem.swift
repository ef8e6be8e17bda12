#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import OversetVocabulary

  /// Why a request is not answered: problem details (RFC 9457).
  package struct Problem: Error, DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case type, title, status, detail, pointer
    }

    /// The kind; `about:blank`, as the status says all.
    package var type = "about:blank"
    /// The words of the status.
    package var title: String
    /// The status.
    package var status: Int
    /// What is wrong with this request, in one sentence.
    package var detail: String
    /// Where in the body (JSON Pointer).
    package var pointer: String?

    /// Fields that the response has, too.
    var fields = HTTPFields()
    /// What lies behind it, for the log alone: it may name files of this machine.
    var cause: String?

    /// What is wrong.
    init(
      _ status: HTTPResponse.Status, detail: String, pointer: String? = nil,
      fields: HTTPFields = [:]
    ) {
      title = status.reasonPhrase
      self.status = status.code
      self.detail = detail
      self.pointer = pointer
      self.fields = fields
    }

    /// The same, with what lies behind it.
    func because(of error: any Error) -> Problem {
      var problem = self
      problem.cause = "\(error)"
      return problem
    }

    package static let schemaName = "Problem"
    package static let summary = "Why a request is not answered (RFC 9457)."
    package static let optional: Set<CodingKeys> = [.pointer]
    package static let properties: [CodingKeys: JSONValue] = [
      .type: MemberSchema.text("about:blank: the status says all."),
      .title: MemberSchema.text("The words of the status."),
      .status: MemberSchema.integer("The status."),
      .detail: MemberSchema.text("What is wrong with this request, in one sentence."),
      .pointer: MemberSchema.text("Where in the body (RFC 6901)."),
    ]

    /// The response.
    var response: Response {
      var fields = fields
      fields[.contentType] = "application/problem+json"
      let body = (try? ServiceJSON.encoder.encode(self)) ?? Data("{}".utf8)
      return Response(
        status: HTTPResponse.Status(code: status), headers: fields,
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
  }

  /// How messages are written and read.
  enum ServiceJSON {
    /// The same message has the same bytes.
    static let encoder: JSONEncoder = {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return encoder
    }()
    static let decoder = JSONDecoder()

    /// What is wrong with a body, and where.
    ///
    /// - Parameter body: The body; Foundation's decoder says no more of a number that its member cannot hold than of what is
    ///   no JSON.
    static func problem(_ error: DecodingError, of body: Data = Data()) -> Problem {
      let (path, detail): ([any CodingKey], String) =
        switch error {
        case .keyNotFound(let key, let context):
          (context.codingPath, "the member “\(key.stringValue)” is missing")
        case .typeMismatch(_, let context): (context.codingPath, "this is of another type")
        case .valueNotFound(_, let context): (context.codingPath, "this is null")
        case .dataCorrupted(let context): (context.codingPath, corruption(of: body))
        @unknown default: ([], "this cannot be read")
        }
      let pointer = path.map { key in
        let name = key.intValue.map(String.init) ?? key.stringValue
        return "/"
          + name.replacing("~", with: "~0").replacing("/", with: "~1")
      }.joined()
      return Problem(.badRequest, detail: detail, pointer: pointer)
    }

    private static func corruption(of body: Data) -> String {
      guard BoundedJSON.isBounded(body) else {
        return "this nests deeper than \(BoundedJSON.depth), or is not UTF-8"
      }
      return (try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)) == nil
        ? "this is not JSON" : "a number is out of range, or not whole where it has to be"
    }
  }
#endif
