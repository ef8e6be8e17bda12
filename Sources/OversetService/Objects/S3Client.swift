#if Service
  import Foundation
  import Logging
  package import OversetConfig
  import OversetVocabulary

  /// Asks a bucket: signs each request, and sends again what may go well a moment later.
  struct S3Client: Sendable {
    /// What is asked.
    struct Question: Sendable {
      var method: String
      /// The key of an object; nil for the bucket itself.
      var key: String?
      var query: [(name: String, value: String)] = []
      /// Fields that are signed, too.
      var fields: [(name: String, value: String)] = []
      var body: Data?
      /// The SHA-256 of the body, where it is known.
      var digest: String?
      /// The most bytes of an answer.
      var limit = 4_000_000

      init(_ method: String, _ key: String? = nil) {
        self.method = method
        self.key = key
      }
    }

    /// How often something is asked.
    private static let attempts = 4
    private static let nothing = Digest.sha256Hex(of: Data())

    let configuration: S3Configuration
    private let credentials: S3CredentialSource
    private let connection: S3Connection
    private let schedule: RetrySchedule
    private let logger: Logger

    init(
      _ configuration: S3Configuration, credentials: S3CredentialSource, silence: Double,
      schedule: RetrySchedule, logger: Logger
    ) {
      self.configuration = configuration
      self.credentials = credentials
      connection = S3Connection(silence: silence)
      self.schedule = schedule
      self.logger = logger
    }

    /// An answer that is right, or one of the statuses that the caller expects.
    ///
    /// - Parameters:
    ///   - expected: Statuses besides 200 to 299 that say something.
    ///   - proof: Whether the answer is whole; it is asked for again where it is not.
    /// - Throws: `S3Fault` for another answer, where none comes, and for credentials that cannot be read.
    func answer(
      to question: Question, expecting expected: Set<Int> = [],
      proof: (S3Connection.Answer) -> Bool = { _ in true }
    ) async throws -> S3Connection.Answer {
      var number = 1
      while true {
        let fault: S3Fault
        var asked: Double?
        do {
          let answer = try await ask(question)
          if (200..<300).contains(answer.status) || expected.contains(answer.status) {
            if !(200..<300).contains(answer.status) || proof(answer) { return answer }
            fault = S3Fault("what it answers is not whole, or has another digest")
          } else {
            fault = S3Fault(answer)
            asked = RetryAfter.seconds(answer.fields["retry-after"], now: Moment.now)
          }
        } catch is CancellationError {
          throw S3Fault("nobody waits for the answer any more")
        } catch let known as S3Fault {
          fault = known
        } catch {
          fault = S3Fault("no answer: \(ForeignText.shortened("\(error)", to: 200))")
        }
        guard fault.isTemporary, number < Self.attempts, !Task.isCancelled else {
          note(fault, of: question, .error)
          throw fault
        }
        note(fault, of: question, .info)
        let pause = schedule.pause(after: number, asked: asked, chance: .random(in: 0...1))
        try? await Task.sleep(for: .seconds(pause))
        number += 1
      }
    }

    private func note(_ fault: S3Fault, of question: Question, _ level: Logger.Level) {
      // What is not there is seldom a fault: who asks says so.
      guard level == .info || fault.status != 404 || fault.code == "NoSuchBucket" else { return }
      logger.log(
        level: level, level == .error ? "the bucket failed" : "the bucket is asked again",
        metadata: [
          "bucket": "\(configuration.name)", "method": "\(question.method)",
          "key": "\(question.key ?? "")", "fault": "\(fault.words)",
        ])
    }

    /// What is signed with.
    ///
    /// - Throws: `S3Fault` that may be over in a moment: the file may be written just now.
    private func knownCredentials() throws(S3Fault) -> S3Credentials {
      do throws(Diagnostic) {
        return try credentials.credentials { error in
          logger.warning(
            "the credentials of the bucket cannot be read; those of before are used",
            metadata: ["bucket": "\(configuration.name)", "problem": "\(error.problem)"])
        }
      } catch {
        throw S3Fault("its credentials cannot be read: \(error.problem)")
      }
    }

    private func ask(_ question: Question) async throws -> S3Connection.Answer {
      let address = S3Address(configuration)
      let path = address.path(question.key)
      let known = try knownCredentials()
      let moment = S3Signature.moment(Moment.now)
      let payload =
        question.digest ?? question.body.map { Digest.sha256Hex(of: $0) } ?? Self.nothing
      var fields = question.fields
      fields += [
        ("host", address.host), ("x-amz-content-sha256", payload), ("x-amz-date", moment),
      ]
      if let token = known.token { fields.append(("x-amz-security-token", token)) }
      let authorization = S3Signature(known, region: configuration.region).authorization(
        of: S3Signature.Request(
          question.method, path, query: question.query, fields: fields, payload: payload),
        at: moment)
      fields.append(("authorization", authorization))
      let query = question.query.isEmpty ? "" : "?" + S3Signature.query(question.query)
      return try await connection.answer(
        to: question.method, "\(address.scheme)://\(address.host)\(path)\(query)", fields: fields,
        body: question.body, limit: question.limit)
    }
  }

  /// Where a bucket and its objects are.
  package struct S3Address: Sendable, Equatable {
    /// `https` or `http`.
    package let scheme: String
    /// The host with its port, as the field `host` has it.
    package let host: String
    private let base: String

    package init(_ configuration: S3Configuration) {
      let origin = configuration.origin
      scheme = origin.hasPrefix("http:") ? "http" : "https"
      var host = String(origin.dropFirst(scheme.count + 3))
      // The port that goes without saying is in no field `host`.
      let usual = scheme == "http" ? ":80" : ":443"
      if host.hasSuffix(usual) { host.removeLast(usual.count) }
      self.host = configuration.isInPath ? host : "\(configuration.bucket).\(host)"
      base = configuration.isInPath ? "/\(configuration.bucket)" : ""
    }

    /// The path of an object, or of the bucket itself, encoded.
    package func path(_ key: String?) -> String {
      guard let key else { return base.isEmpty ? "/" : base }
      return "\(base)/\(S3Signature.encoded(key, isPath: true))"
    }
  }
#endif
