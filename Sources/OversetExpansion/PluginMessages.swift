/// What the compiler asks. The shapes are those of swift-syntax's `PluginMessages`, of which this reads what it needs.
enum PluginRequest: Decodable {
  /// Which version of the protocol the plugin speaks.
  case capability
  /// The expansion of `#Name(...) { ... }`.
  case freestanding(FreestandingExpansion)
  /// The expansion of `@Name` before a declaration, in one of its roles.
  case attached(AttachedExpansion)
  /// A message of a later compiler.
  case unknown

  private enum Keys: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    if container.contains(.getCapability) {
      self = .capability
    } else if container.contains(.expandFreestandingMacro) {
      self = .freestanding(
        try container.decode(FreestandingExpansion.self, forKey: .expandFreestandingMacro))
    } else if container.contains(.expandAttachedMacro) {
      self = .attached(try container.decode(AttachedExpansion.self, forKey: .expandAttachedMacro))
    } else {
      self = .unknown
    }
  }
}

/// A piece of source with its place.
struct SourceSyntax: Decodable {
  struct Location: Decodable {
    /// `Module/File.swift`.
    let fileID: String
    let fileName: String
    /// In bytes of UTF-8 from the beginning of the file.
    let offset: Int
    let line: Int
    let column: Int
  }

  let source: String
  let location: Location?
}

/// The expansion of an expression or a declaration such as `#Preview { ... }`.
struct FreestandingExpansion: Decodable {
  /// A part of a unique name, mangled by the compiler.
  let discriminator: String
  let syntax: SourceSyntax
  /// The type behind the macro, as its declaration names it.
  var macro = "PreviewMacro"

  private enum Keys: String, CodingKey {
    case discriminator, syntax, macro
  }

  init(discriminator: String, syntax: SourceSyntax) {
    self.discriminator = discriminator
    self.syntax = syntax
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    discriminator = try container.decode(String.self, forKey: .discriminator)
    syntax = try container.decode(SourceSyntax.self, forKey: .syntax)
    macro =
      try container.decodeIfPresent(MacroReference.self, forKey: .macro)?.typeName ?? macro
  }
}

/// Which macro is meant.
private struct MacroReference: Decodable {
  let typeName: String
}

/// The expansion of an attribute such as `@Entry`.
struct AttachedExpansion: Decodable {
  /// The type behind the macro, as its declaration names it.
  let macro: String
  /// `accessor`, `peer`, …
  let role: String
  let declaration: SourceSyntax
  /// The declarations around, the innermost first, without their members.
  let surroundings: [SourceSyntax]

  /// The type that an extension is for; nil in other roles.
  let extendedType: SourceSyntax?

  private enum Keys: String, CodingKey {
    case macro, macroRole, declSyntax, lexicalContext, extendedTypeSyntax
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    macro = try container.decode(MacroReference.self, forKey: .macro).typeName
    role = try container.decode(String.self, forKey: .macroRole)
    declaration = try container.decode(SourceSyntax.self, forKey: .declSyntax)
    surroundings =
      try container.decodeIfPresent([SourceSyntax].self, forKey: .lexicalContext) ?? []
    extendedType = try container.decodeIfPresent(SourceSyntax.self, forKey: .extendedTypeSyntax)
  }

  init(
    macro: String, role: String, declaration: SourceSyntax, surroundings: [SourceSyntax],
    extendedType: SourceSyntax? = nil
  ) {
    self.macro = macro
    self.role = role
    self.declaration = declaration
    self.surroundings = surroundings
    self.extendedType = extendedType
  }
}

/// What the compiler gets.
enum PluginResponse: Encodable, Equatable {
  /// The version of the protocol that the shapes here are of.
  case capability
  /// The source that stands for the macro.
  case expansion(source: String, diagnostics: [PluginDiagnostic])

  private enum Keys: String, CodingKey {
    case getCapabilityResult, expandMacroResult
  }

  private struct Capability: Encodable {
    struct Version: Encodable {
      let protocolVersion = 7
      let features: [String] = []
    }
    let capability = Version()
  }

  private struct Expansion: Encodable {
    let expandedSource: String
    let diagnostics: [PluginDiagnostic]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    switch self {
    case .capability: try container.encode(Capability(), forKey: .getCapabilityResult)
    case .expansion(let source, let diagnostics):
      try container.encode(
        Expansion(expandedSource: source, diagnostics: diagnostics), forKey: .expandMacroResult)
    }
  }
}

/// An error at the macro's place.
struct PluginDiagnostic: Encodable, Equatable {
  struct Position: Encodable, Equatable {
    let fileName: String
    let offset: Int
  }

  let message: String
  let severity = "error"
  let position: Position
  let highlights: [String] = []
  let notes: [String] = []
  let fixIts: [String] = []

  /// An error where `syntax` begins.
  init(_ message: String, at syntax: SourceSyntax) {
    self.message = message
    position = Position(
      fileName: syntax.location?.fileName ?? "", offset: syntax.location?.offset ?? 0)
  }
}
