import Foundation
import Testing

@testable import OversetExpansion

/// The compiler's messages are read, and every one gets an answer.
@Suite struct PluginMessagesTests {
  private func answer(to json: String) throws -> String {
    let request = try JSONDecoder().decode(PluginRequest.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(CompilerPlugin.answer(to: request)), as: UTF8.self)
  }

  @Test("the compiler learns the version of the protocol")
  func saysWhatItSpeaks() throws {
    #expect(
      try answer(to: #"{"getCapability":{"capability":{"protocolVersion":8}}}"#)
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
  }

  @Test("an expansion is answered with source, even where a later compiler says more")
  func expands() throws {
    let json = """
      {"expandFreestandingMacro":{"macro":{"moduleName":"OversetMacros","typeName":"PreviewMacro",\
      "name":"Preview"},"macroRole":"declaration","discriminator":"d","new":1,"syntax":{"kind":\
      "declaration","source":"#Preview { V() }","location":{"fileID":"A/B.swift","fileName":"/B.swift",\
      "offset":0,"line":1,"column":1}},"lexicalContext":[]}}
      """
    let found = try answer(to: json)
    #expect(found.hasPrefix(#"{"expandMacroResult":{"diagnostics":[],"expandedSource":"struct d"#))
  }

  @Test("an unknown message and an unknown macro are answered with nothing")
  func answersWhatItDoesNotKnow() throws {
    let nothing = #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#
    #expect(try answer(to: #"{"later":{}}"#) == nothing)
    let json = """
      {"expandAttachedMacro":{"macro":{"moduleName":"M","typeName":"PreviewableMacro","name":"P"},\
      "macroRole":"peer","discriminator":"d","attributeSyntax":{"source":"@Previewable"},"declSyntax":\
      {"source":"var a = 1"}}}
      """
    #expect(try answer(to: json) == nothing)
  }
}
