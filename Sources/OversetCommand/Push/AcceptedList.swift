#if Service
  /// A reference that was accepted.
  package struct AcceptedReference: Codable, Sendable, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case path, digest, replaces }

    /// Where it lies, from the project's folder.
    package var path: String
    /// The SHA-256 of the value that was accepted.
    package var digest: String
    /// The SHA-256 of the reference that it takes the place of; nil where there was none.
    package var replaces: String?

    package init(path: String, digest: String, replaces: String?) {
      self.path = path
      self.digest = digest
      self.replaces = replaces
    }
  }

  /// A finding that was accepted as known: an entry of `Config/checks.yml`.
  package struct AcceptedFinding: Codable, Sendable, Equatable, Hashable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case rule, component, state, key, locale, device, reason, until
    }

    /// The rule.
    package var rule: String
    /// The component; nil for any.
    package var component: String?
    /// The state; nil for any.
    package var state: String?
    /// The key; nil for any.
    package var key: String?
    /// The locale; nil for any.
    package var locale: String?
    /// The device; nil for any.
    package var device: String?
    /// Why it is accepted.
    package var reason: String
    /// The last day on which it is.
    package var until: String?

    package init(rule: String, reason: String) {
      self.rule = rule
      self.reason = reason
    }
  }

  /// What was decided and is not in the list, or not decided.
  package struct LeftCause: Codable, Sendable, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case cause, title, why }

    /// The cause.
    package var cause: String
    /// What it is.
    package var title: String
    /// Why nothing is written for it.
    package var why: String

    package init(cause: String, title: String, why: String) {
      self.cause = cause
      self.title = title
      self.why = why
    }
  }

  /// What `overset review --from` writes into the working tree.
  package struct AcceptedList: Codable, Sendable, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case references, known, left }

    /// The references.
    package var references: [AcceptedReference]
    /// The findings.
    package var known: [AcceptedFinding]
    /// What is open, was rejected, or cannot be written.
    package var left: [LeftCause]

    package init(
      references: [AcceptedReference] = [], known: [AcceptedFinding] = [], left: [LeftCause] = []
    ) {
      self.references = references
      self.known = known
      self.left = left
    }
  }
#endif
