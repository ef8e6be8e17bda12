package import OversetVocabulary

extension DeviceTable {
  /// The device with this token or name, in the variant that stands behind the token.
  ///
  /// - Parameters:
  ///   - name: a token (`iPhone16Pro`), a token with a variant (`iPadPro11-landscape-half`), or a name as people
  ///     write it.
  ///   - place: where the name is written, for the error that names the nearest device.
  package func device(
    _ name: String, at place: SourcePlace? = nil
  ) throws(Diagnostic) -> Device {
    if let model = models.first(where: { $0.upright.token == name || $0.upright.name == name }) {
      return model.upright
    }
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count > 1, let model = models.first(where: { $0.upright.token == words[0] }) else {
      throw Diagnostic(
        .data, at: place, problem: "unknown device `\(name)`", remedy: nearest(to: name))
    }
    guard let variant = DeviceVariant(words: words.dropFirst()) else {
      throw Diagnostic(
        .data, at: place, problem: "`\(model.upright.token)` has no variant `\(name)`",
        remedy: .meant(name, among: model.variants.map(model.token)))
    }
    try check(variant, of: model, writtenAs: name, at: place)
    return model.device(variant)
  }

  /// The nearest token; for a name with a variant the nearest with that variant.
  private func nearest(to name: String) -> String {
    let tokens = models.map(\.upright.token)
    guard let hyphen = name.firstIndex(of: "-") else { return .meant(name, among: tokens) }
    let head = String(name[..<hyphen])
    guard let token = NearestName.suggestion(for: head, in: tokens),
      let model = models.first(where: { $0.upright.token == token })
    else { return .meant(name, among: tokens) }
    return .meant(token + name[hyphen...], among: model.variants.map(model.token))
  }

  /// Refuses a variant that the device has not, and one whose words are not in the order of tokens: each device
  /// has one name.
  private func check(
    _ variant: DeviceVariant, of model: DeviceModel, writtenAs name: String,
    at place: SourcePlace?
  ) throws(Diagnostic) {
    let token = model.upright.token
    if let (problem, key) = model.refusal(of: variant) {
      let existing = String.oneOf(model.variants.map(model.token))
      throw Diagnostic(
        .data, at: place, problem: "there is no `\(name)`: `\(token)` \(problem)",
        remedy: existing
          + (key.map { ", or add `\($0): …` to the device in Config/devices.yml" } ?? ""))
    }
    guard name == model.token(variant) else {
      throw Diagnostic(
        .data, at: place, problem: "the words of `\(name)` are not in their order",
        remedy: "write `\(model.token(variant))`")
    }
  }
}

extension String {
  fileprivate static func oneOf(_ words: [String]) -> String {
    words.count == 1 ? "write `\(words[0])`" : "write one of: \(words.joined(separator: ", "))"
  }
}
