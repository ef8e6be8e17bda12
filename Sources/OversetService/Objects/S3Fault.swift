#if Service
  import Foundation
  import OversetCatalogs
  import OversetConfig
  import OversetVocabulary

  /// Why a bucket does not do what it is asked.
  struct S3Fault: Error, Equatable {
    /// The status; nil where no answer came.
    var status: Int?
    /// The word that the store has for it, such as `NoSuchBucket`.
    var code: String?
    /// What happened, without anything that is secret.
    var words: String
    /// Whether it would be the same another time, although no answer came.
    var isFinal = false

    /// What an answer says.
    init(_ answer: S3Connection.Answer) {
      status = answer.status
      let found = S3Document.values(of: answer.body)["Code"]?.first
      code = found.flatMap { code in
        code.utf8.count <= 64 && code.utf8.allSatisfy { (0x30...0x7A).contains($0) } ? code : nil
      }
      words = "it answers \(answer.status)" + (code.map { " (\($0))" } ?? "")
    }

    /// What happened where no answer came, or none that can be used.
    init(_ words: String, isFinal: Bool = false) {
      self.words = words
      self.isFinal = isFinal
    }

    /// Whether the same may go well a moment later.
    var isTemporary: Bool {
      guard let status else { return !isFinal }
      // A conditional write that met another one, and a body that came too slowly, are to be sent again.
      return status >= 500 && status != 501 && status != 507
        || [408, 425, 429].contains(status)
        || ["ConditionalRequestConflict", "OperationAborted", "RequestTimeout"].contains(code)
    }

    private var isFull: Bool {
      status == 507
        || ["QuotaExceeded", "XMinioStorageFull", "InsufficientStorage"].contains(code)
    }

    /// The fault of a request while the server runs.
    func diagnostic(_ configuration: S3Configuration, _ action: String) -> Diagnostic {
      Diagnostic(
        isFull ? .system(ENOSPC) : .inputOutput, file: configuration.name,
        problem: "cannot \(action): \(words)",
        remedy: isFull
          ? "make room in the bucket, or lower keepBytes"
          : "see whether the store runs, and its log")
    }

    /// The fault of the first request, which tells what is configured wrongly.
    func diagnosticOfStart(_ configuration: S3Configuration) -> Diagnostic {
      let origin = configuration.origin
      func wrong(_ problem: String, _ remedy: String) -> Diagnostic {
        Diagnostic(.data, at: configuration.place, problem: problem, remedy: remedy)
      }
      switch (status, code) {
      case (_, "NoSuchBucket"?), (404, _):
        return wrong(
          "there is no bucket `\(configuration.bucket)` at \(origin)",
          "make it, or mend `bucket` and `endpoint`")
      case (301, _), (307, _), (_, "AuthorizationHeaderMalformed"?), (_, "PermanentRedirect"?),
        (_, "IllegalLocationConstraintException"?):
        return wrong(
          "the bucket `\(configuration.bucket)` is not of the region \(configuration.region)",
          "mend `region`, and `endpoint` if it is that of a region")
      case (_, "RequestTimeTooSkewed"?):
        return wrong(
          "the clocks of this machine and of \(origin) differ too much", "set this machine's clock")
      case (401, _), (403, _), (_, "InvalidToken"?), (_, "ExpiredToken"?):
        return wrong(
          "the bucket `\(configuration.bucket)` at \(origin) refuses the credentials: \(words)",
          "give such that may list, read, write and delete there")
      case (let status?, _) where (400..<500).contains(status):
        return wrong(
          "the bucket `\(configuration.bucket)` at \(origin) cannot be used: \(words)",
          "mend `objects`, or use a store that speaks S3")
      default:
        return Diagnostic(
          .inputOutput, at: configuration.place, problem: "\(origin) cannot be used: \(words)",
          remedy: "see whether the store runs, and whether `endpoint` is right")
      }
    }
  }

  /// The texts of elements of an answer in XML, by names, in their order.
  enum S3Document {
    private struct Texts: XMLHandler {
      var values: [String: [String]] = [:]

      mutating func start(_ name: String, _ attributes: [String: String], at place: SourcePlace) {}

      mutating func end(_ name: String, _ text: String, at place: SourcePlace) {
        values[name, default: []].append(text)
      }
    }

    /// What can be read; nothing of what is no XML.
    static func values(of body: Data) -> [String: [String]] {
      var texts = Texts()
      let errors = XMLReader.read([UInt8](body), file: "answer", into: &texts)
      return errors.isEmpty ? texts.values : [:]
    }
  }
#endif
