import OversetVocabulary

/// Reads `objects` of `Config/service.yml`.
struct S3ConfigurationReader {
  func configuration(_ node: YAMLNode) throws(Diagnostic) -> S3Configuration {
    let bucket = try node.mapping(S3Configuration.Kind.self).required(.s3)
    let map = try bucket.mapping(S3Configuration.Key.self)
    let name = try map.required(.bucket)
    guard S3Configuration.isBucket(try name.text()) else {
      throw name.error(
        "\(name.found) is no bucket", "write 3 to 63 small letters, digits, dots and hyphens")
    }
    var s3 = S3Configuration(bucket: try name.text())
    s3.place = map.place
    s3.endpoint = try map[.endpoint].map { node throws(Diagnostic) in
      guard let origin = ServiceConfiguration.origin(try node.text()) else {
        throw node.error(
          "\(node.found) is no endpoint",
          "write scheme, host and port alone: https://s3.example; buckets and paths have keys of their own"
        )
      }
      return origin
    }
    s3.region =
      try map[.region].map { node throws(Diagnostic) in
        guard S3Configuration.isRegion(try node.text()) else {
          throw node.error("\(node.found) is no region", "write one such as eu-central-1")
        }
        return try node.text()
      } ?? s3.region
    s3.prefix =
      try map[.prefix].map { node throws(Diagnostic) in
        guard let prefix = S3Configuration.prefix(try node.text()) else {
          throw node.error(
            "\(node.found) is no prefix",
            "write a path of letters, digits, `-`, `_` and `.`: team/overset")
        }
        return prefix
      } ?? s3.prefix
    s3.pathStyle = try map[.pathStyle]?.boolean()
    s3.isInternal = try map[.isInternal]?.boolean() ?? false
    if let wrong = s3.contradiction {
      throw (map[wrong.key] ?? bucket).error(wrong.problem, wrong.remedy)
    }
    return s3
  }
}
