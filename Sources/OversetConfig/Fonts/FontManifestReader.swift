import OversetFiles
import OversetVocabulary

/// Reads the schema that the head of `Fonts/fonts.yml` describes.
struct FontManifestReader {
  private enum RootKey: String, CaseIterable { case version, extends, corrections, families }

  private enum FamilyKey: String, CaseIterable {
    case name, licence, scripts, role, exact, replaces, correction, faces
    case covers, languages, languageSystems
  }

  private enum Extension: String, CaseIterable { case `default` }

  /// The manifest, whose faces and corrections are named from its folder.
  let file: BoundFile
  /// What `extends: default` means.
  let base: FontManifest?
  /// Whether the manifest and what it names come with the package.
  var isOwn = false

  func manifest(_ document: YAMLDocument) throws(Diagnostic) -> FontManifest {
    let root = try document.requiredRoot("write `version: 1` and `families: …`")
      .mapping(RootKey.self)
    _ = try root.required(.version).integer(in: 1...1)
    let base = try base(extendedBy: root)
    let own = try own(root, base: base)
    let families = try ordered(own, after: base)
    try proveUnique(families)
    return FontManifest(
      families: families, corrections: try corrections(root[.corrections], base, families),
      correctionsFile: try root[.corrections].map { node throws(Diagnostic) in
        file.neighbor(try node.text())
      } ?? base?.correctionsFile, extendsDefault: base != nil)
  }

  /// The corrections that the manifest names, else those of the base.
  private func corrections(
    _ node: YAMLNode?, _ base: FontManifest?, _ families: [FontFamily]
  ) throws(Diagnostic) -> ScriptCorrections {
    guard let node else { return base?.corrections ?? ScriptCorrections() }
    let path = try node.text()
    let file = file.neighbor(path)
    guard try file.exists else {
      throw node.error("the file \(path) does not exist", "restore it, or correct the path")
    }
    let document = try isOwn ? YAMLDocument.read(own: file) : YAMLDocument.read(file: file)
    let corrections = try ScriptCorrectionsReader(base: base?.corrections).corrections(document)
    try corrections.prove(against: families)
    return corrections
  }

  /// The manifest's own families. With corrections of its own it may have none.
  private func own(
    _ root: YAMLMapping<RootKey>, base: FontManifest?
  ) throws(Diagnostic) -> [FontFamily] {
    if base != nil, root[.corrections] != nil, root[.families] == nil { return [] }
    let list = try root.required(.families)
    let own = try list.list(upTo: 254) { node throws(Diagnostic) in try family(node, base: base) }
    guard !own.isEmpty else { throw list.error("`families` is empty", "add a family") }
    return own
  }

  private func base(
    extendedBy root: YAMLMapping<RootKey>
  ) throws(Diagnostic) -> FontManifest? {
    guard let node = root[.extends] else { return nil }
    _ = try node.choice(Extension.self)
    guard let base else {
      throw node.error("there is no default manifest to extend", "remove `extends`")
    }
    return base
  }

  private func family(
    _ node: YAMLNode, base: FontManifest?
  ) throws(Diagnostic) -> FontFamily {
    let mapping = try node.mapping(FamilyKey.self)
    if let corrected = try corrected(by: mapping, base: base) { return corrected }
    let faces = try mapping.required(.faces)
    let name = try mapping.required(.name).text()
    let family = FontFamily(
      name: name,
      licence: try mapping.required(.licence).text(),
      scripts: try mapping.required(.scripts).list(upTo: 500) { node throws(Diagnostic) in
        try node.scriptCode()
      },
      role: try mapping[.role]?.choice(FontFamily.Role.self),
      isExact: try mapping[.exact]?.boolean() ?? false,
      replaces: try replaced(by: mapping[.replaces], base: base),
      covers: try mapping[.covers].map { node throws(Diagnostic) in try node.codePointRanges() },
      languages: try FontLanguages.tags(
        mapping[.languages], replacing: mapping[.replaces], in: base),
      languageSystems: try FontLanguages.systems(mapping[.languageSystems]),
      correction: try correction(mapping[.correction], of: name),
      correctionFile: try correctionFile(mapping[.correction]),
      faces: try faces.list(upTo: 256) { node throws(Diagnostic) in
        try FontFaceReader(manifest: file).face(node)
      },
      place: mapping.place)
    guard !family.faces.isEmpty else { throw faces.error("`faces` is empty", "add a face") }
    if family.isExact, let node = mapping[.correction] {
      throw node.error(
        "an exact family already has the widths of iOS", "remove `correction` or `exact`")
    }
    try proveDistinct(family.faces)
    return family
  }

  /// The default family that an entry of `name` and `correction` alone corrects; nil for others.
  private func corrected(
    by mapping: YAMLMapping<FamilyKey>, base: FontManifest?
  ) throws(Diagnostic) -> FontFamily? {
    guard let node = mapping[.correction], let base, mapping[.name] != nil,
      FamilyKey.allCases.allSatisfy({ [.name, .correction].contains($0) || mapping[$0] == nil })
    else { return nil }
    let name = try mapping.required(.name)
    let names = base.families.map(\.name)
    guard var family = base.families.first(where: { $0.name == (try? name.text()) }) else {
      let wrong = try name.text()
      throw name.error("there is no default family `\(wrong)`", .meant(wrong, among: names))
    }
    family.correction = try correction(node, of: family.name)
    family.correctionFile = try correctionFile(node)
    family.replaces = family.name
    family.place = mapping.place
    return family
  }

  /// The file that `node` names, relative to the manifest's folder.
  private func correctionFile(_ node: YAMLNode?) throws(Diagnostic) -> BoundFile? {
    guard let node else { return nil }
    return file.neighbor(try node.text())
  }

  /// The correction in the file that `node` names.
  private func correction(
    _ node: YAMLNode?, of family: String
  ) throws(Diagnostic) -> WidthCorrection? {
    guard let node else { return nil }
    let path = try node.text()
    let file = file.neighbor(path)
    guard try file.exists else {
      throw node.error(
        "the correction file \(path) does not exist",
        "create it with `overset calibrate`, or correct the path"
      )
    }
    let correction = try WidthCorrection.read(file: file)
    guard correction.family == family else {
      throw node.error(
        "\(path) is a correction of `\(correction.family)`, not of `\(family)`",
        "move it to that family")
    }
    return correction
  }

  private func replaced(
    by node: YAMLNode?, base: FontManifest?
  ) throws(Diagnostic) -> String? {
    guard let node else { return nil }
    let name = try node.text()
    guard let base else {
      throw node.error(
        "`replaces` needs the default families", "add `extends: default` at the top")
    }
    let names = base.families.map(\.name)
    guard names.contains(name) else {
      throw node.error("there is no default family `\(name)`", .meant(name, among: names))
    }
    return name
  }

  /// The base's order, with replacing families in their places and the others at its end.
  private func ordered(
    _ own: [FontFamily], after base: FontManifest?
  ) throws(Diagnostic) -> [FontFamily] {
    var families = base?.families ?? []
    for family in own {
      guard let replaced = family.replaces else {
        families.append(family)
        continue
      }
      guard let index = families.firstIndex(where: { $0.name == replaced }) else {
        throw Diagnostic(
          .data, at: family.place, problem: "`\(replaced)` is replaced twice",
          remedy: "replace it with only one family")
      }
      families[index] = family
    }
    return families
  }

  private func proveUnique(_ families: [FontFamily]) throws(Diagnostic) {
    var names: Set<String> = []
    for family in families where !names.insert(family.name).inserted {
      throw Diagnostic(
        .data, at: family.place, problem: "two families have the name `\(family.name)`",
        remedy: "rename one, or add `replaces` to the second")
    }
    if let second = families.filter({ $0.role == .system }).dropFirst().first {
      throw Diagnostic(
        .data, at: second.place,
        problem: "`\(second.name)` is the second family with `role: system`",
        remedy: "keep one; your own family can use `replaces: Inter`")
    }
  }

  private func proveDistinct(_ faces: [FontFaceEntry]) throws(Diagnostic) {
    for (index, face) in faces.enumerated() {
      let earlier = faces[..<index].first {
        $0.opticalSize == face.opticalSize && $0.style == face.style
          && $0.weights.overlaps(face.weights)
      }
      if let earlier {
        throw Diagnostic(
          .data, at: face.place,
          problem: "`\(face.file)` and `\(earlier.file)` have the same cut, style and weight",
          remedy: "change `cut`, `style` or `weight` of one, or remove one")
      }
    }
  }
}
