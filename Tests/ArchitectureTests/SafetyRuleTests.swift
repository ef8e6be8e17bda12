import Testing

/// Unsafety is seen where it is, allowed where a C library is owned, and asked for its reason.
@Suite struct SafetyRuleTests {
  private func breaches(_ text: String, in target: String) throws -> [Breach] {
    let table = try ImportTable("0 COversetA:\n1 OversetOwner: COversetA\n1 OversetPure:")
    return try SafetyRule(table).breaches(
      in: SourceFile(path: "x.swift", target: target, text: text))
  }

  @Test(
    "unsafe code is a breach outside the targets that own C or reflect",
    arguments: [
      "let n = unsafe c_call()", "for unsafe x in y {}", "return unsafe pointer.pointee",
      "@safe final class Font {}", "@unsafe func f() {}",
      "// why\nnonisolated(unsafe) let handle: Int", "unowned(unsafe) var parent: Node",
      "let s = \"\\(unsafe f())\"",
    ])
  func findsUnsafetyOutsideItsOwners(_ text: String) throws {
    #expect(try breaches(text, in: "OversetPure").count == 1)
    #expect(try breaches(text, in: "OversetOwner") == [])
    #expect(try breaches(text, in: "OversetReflection") == [])
  }

  @Test(
    "what only resembles unsafe code passes",
    arguments: [
      "// unsafe", "let s = \"unsafe\"", "withUnsafeBytes(of: x) { $0 }", "case .unsafe: break",
      "f(unsafe: true)", "let isUnsafe = true", "let unsafely = 1", "nonisolated let x = 1",
      "// the lock guards every access\nextension Box: @unchecked Sendable {}",
      "@safeguard var x: Int",
    ])
  func passesOverANearMiss(_ text: String) throws {
    #expect(try breaches(text, in: "OversetPure") == [])
  }

  @Test(
    "an unchecked promise without a comment beside or above it is a breach",
    arguments: [
      "extension Box: @unchecked Sendable {}",
      "// far above\n\nextension Box: @unchecked Sendable {}",
      "let x = 1 \nextension Box: @unchecked Sendable {}",
      "nonisolated(unsafe) let handle: Int",
      "let url = \"http://a\"; nonisolated(unsafe) let handle: Int",
    ])
  func findsAPromiseWithoutAReason(_ text: String) throws {
    #expect(try breaches(text, in: "OversetOwner").count == 1)
  }

  @Test(
    "an unchecked promise with a comment beside or above it passes",
    arguments: [
      "// immutable after init\nextension Box: @unchecked Sendable {}",
      "/// Immutable after init.\n@safe\npublic final class Font: @unchecked Sendable {}",
      "nonisolated(unsafe) let handle: Int  // immutable after init",
      "/* immutable */\nnonisolated(unsafe) let handle: Int",
    ])
  func acceptsAPromiseWithAReason(_ text: String) throws {
    #expect(try breaches(text, in: "OversetOwner") == [])
  }
}
