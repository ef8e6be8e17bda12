package import OversetVocabulary

extension DeviceTable {
  /// The device with this token or name, in the variant whose words follow the token.
  ///
  /// Tokens and variants come before names, so that no name hides a variant.
  ///
  /// - Parameters:
  ///   - name: a token (`iPhone16Pro`), a token with a variant (`iPadPro11-landscape-half`), or a name
  ///     as people write it.
  ///   - place: where the name is written, for the error that names the nearest device.
  package func device(
    _ name: String, at place: SourcePlace? = nil
  ) throws(Diagnostic) -> Device {
    if let model = models.first(where: { $0.upright.token == name }) { return model.upright }
    if let device = variant(named: name) { return device }
    if let model = models.first(where: { $0.upright.name == name }) { return model.upright }
    throw refusal(of: name, at: place)
  }

  /// A device of the table in landscape, as it is if it is held so already; nil if it cannot be turned, or its safe area
  /// in landscape is not known.
  package func landscape(of device: Device) -> Device? {
    let known = models.first { $0.upright.token == device.token }.map { ($0, DeviceVariant()) }
    let varied = parts(of: device.token).flatMap { model, words in
      DeviceVariant(words: words).map { (model, $0) }
    }
    guard let (model, found) = known ?? varied else { return nil }
    var variant = found
    variant.isLandscape = true
    return model.refusal(of: variant) == nil ? model.device(variant) : nil
  }

  private func variant(named name: String) -> Device? {
    guard let (model, words) = parts(of: name), let variant = DeviceVariant(words: words),
      model.refusal(of: variant) == nil, model.token(variant) == name
    else { return nil }
    return model.device(variant)
  }

  /// The device before the first hyphen, and the words after it; nil for an unknown device.
  private func parts(of name: String) -> (model: DeviceModel, words: ArraySlice<Substring>)? {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count > 1, let model = models.first(where: { $0.upright.token == words[0] }) else {
      return nil
    }
    return (model, words.dropFirst())
  }

  // MARK: Refusals

  /// Why no device has this name.
  private func refusal(of name: String, at place: SourcePlace?) -> Diagnostic {
    guard let (model, words) = parts(of: name) else {
      return Diagnostic(
        .data, at: place, problem: "unknown device `\(name)`", remedy: nearest(to: name))
    }
    let token = model.upright.token
    guard let variant = DeviceVariant(words: words) else {
      return Diagnostic(
        .data, at: place, problem: "`\(token)` has no variant `\(name)`",
        remedy: .meant(name, among: model.variants.map(model.token)))
    }
    guard let (problem, key) = model.refusal(of: variant) else {
      // Each variant has one name, so that each has one snapshot.
      return Diagnostic(
        .data, at: place, problem: "the words of `\(name)` are in the wrong order",
        remedy: "write `\(model.token(variant))`")
    }
    let existing = String.oneOf(model.variants.map(model.token))
    return Diagnostic(
      .data, at: place, problem: "there is no `\(name)`: `\(token)` \(problem)",
      remedy: existing + (key.map { ", or \(addition(of: $0, to: model))" } ?? ""))
  }

  /// How an entry gets a key. One for a bundled device takes its place, so that it needs all keys.
  private func addition(of key: String, to model: DeviceModel) -> String {
    let isBundled = (try? DeviceTable.default)?.models.contains(model) ?? false
    return isBundled
      ? "write the whole device, with `\(key): …`, in Config/devices.yml"
      : "add `\(key): …` to the device in Config/devices.yml"
  }

  /// The nearest token; for a name with a variant the nearest with that variant.
  private func nearest(to name: String) -> String {
    if let token = respelled(name) { return "write `\(token)`" }
    let tokens = models.map(\.upright.token)
    let all = String.meant(name, among: tokens, listing: "`overset devices` lists all")
    guard let sign = name.firstIndex(where: { $0 == "-" || $0 == "_" }),
      let token = NearestName.suggestion(for: String(name[..<sign]), in: tokens),
      let model = models.first(where: { $0.upright.token == token })
    else { return all }
    return .meant(
      token + "-" + name[name.index(after: sign)...], among: model.variants.map(model.token))
  }

  /// The token of a name that is only spelled in another way: `iPhone 17 landscape`, `iPadPro11Landscape`.
  private func respelled(_ name: String) -> String? {
    let letters = name.lettersAndDigits
    var longest: (model: DeviceModel, count: Int)?
    for model in models {
      for beginning in [model.upright.token, model.upright.name].map(\.lettersAndDigits)
      where letters.hasPrefix(beginning) && beginning.count > longest?.count ?? 0 {
        longest = (model, beginning.count)
      }
    }
    guard let (model, count) = longest else { return nil }
    let rest = letters.dropFirst(count)
    return model.variants.first { $0.words.joined().lowercased() == rest }.map(model.token)
  }
}

extension String {
  /// What is left of a name without its spaces, signs and capitals.
  fileprivate var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }

  fileprivate static func oneOf(_ words: [String]) -> String {
    words.count == 1 ? "write `\(words[0])`" : "write one of: \(words.joined(separator: ", "))"
  }
}
