#if Service
  import OversetConfig
  import OversetVocabulary

  /// The variables of the environment that outweigh `objects` in `Config/service.yml`, or do without it.
  struct S3Environment {
    private enum Variable: String {
      case bucket = "OVERSET_SERVER_S3_BUCKET"
      case endpoint = "OVERSET_SERVER_S3_ENDPOINT"
      case region = "OVERSET_SERVER_S3_REGION"
      case prefix = "OVERSET_SERVER_S3_PREFIX"
      case pathStyle = "OVERSET_SERVER_S3_PATH_STYLE"
      case isInternal = "OVERSET_SERVER_S3_INTERNAL"
    }

    private let environment: [String: String]

    init(_ environment: [String: String]) { self.environment = environment }

    /// The bucket that file and environment say; nil for the folder.
    ///
    /// - Throws: `Diagnostic` (data) for a variable that means nothing, and for what contradicts itself.
    func configuration(_ file: S3Configuration?) throws(Diagnostic) -> S3Configuration? {
      let bucket = try read(.bucket, "is no bucket") { S3Configuration.isBucket($0) ? $0 : nil }
      guard var s3 = file ?? bucket.map(S3Configuration.init(bucket:)) else { return nil }
      s3.bucket = bucket ?? s3.bucket
      s3.endpoint =
        try read(.endpoint, "is no endpoint: give scheme, host and port") {
          ServiceConfiguration.origin($0)
        } ?? s3.endpoint
      s3.region =
        try read(.region, "is no region") { S3Configuration.isRegion($0) ? $0 : nil } ?? s3.region
      s3.prefix =
        try read(.prefix, "is no prefix") { S3Configuration.prefix($0) } ?? s3.prefix
      s3.pathStyle = try read(.pathStyle, "is neither true nor false") { Bool($0) } ?? s3.pathStyle
      s3.isInternal =
        try read(.isInternal, "is neither true nor false") { Bool($0) } ?? s3.isInternal
      if let wrong = s3.contradiction {
        throw Diagnostic(.data, at: s3.place, problem: wrong.problem, remedy: wrong.remedy)
      }
      guard !Self.isForbidden(s3.origin) else {
        throw Diagnostic(
          .data, at: s3.place, problem: "\(s3.origin) is an address that is never asked",
          remedy: "give the address of the store")
      }
      return s3
    }

    /// Whether an origin has an address in digits of those where clouds keep their secrets, or where many listen. Addresses of
    /// this machine and of private networks may be asked: the operator has named them.
    private static func isForbidden(_ origin: String) -> Bool {
      let host = origin.drop { $0 != "/" }.dropFirst(2)
      let name =
        host.hasPrefix("[") ? host.dropFirst().prefix { $0 != "]" } : host.prefix { $0 != ":" }
      let isInDigits = name.contains(":") || name.utf8.allSatisfy { $0 < 0x3A }
      return isInDigits && OutboundAddress(String(name)) == .forbidden
    }

    private func read<Value>(
      _ variable: Variable, _ fault: String, _ value: (String) -> Value?
    ) throws(Diagnostic) -> Value? {
      guard let text = environment[variable.rawValue], !text.isEmpty else { return nil }
      guard let value = value(text) else {
        throw Diagnostic(
          .data, problem: "\(variable.rawValue) is “\(text)”, which \(fault)",
          remedy: "mend it, or unset it")
      }
      return value
    }
  }
#endif
