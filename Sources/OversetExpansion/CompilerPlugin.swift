import Foundation

/// What the compiler is answered when it asks for the expansion of a macro of the SwiftUI module.
///
/// It speaks the compiler's plugin protocol itself: messages of JSON behind their length. So a package that takes
/// previews along neither fetches nor builds swift-syntax.
package enum CompilerPlugin {
  /// Answers requests of standard input on standard output, until there are no more.
  package static func serve() {
    let stream = MessageStream(input: .standardInput, output: .standardOutput)
    while let request = stream.next() {
      stream.send(answer(to: request))
    }
  }

  /// What the compiler gets for `request`. It is never left without an answer: it would wait.
  static func answer(to request: PluginRequest) -> PluginResponse {
    switch request {
    case .capability: .capability
    case .freestanding(let expansion): freestanding(expansion)
    case .attached(let expansion): attached(expansion)
    case .unknown: .expansion(source: "", diagnostics: [])
    }
  }

  private static func freestanding(_ expansion: FreestandingExpansion) -> PluginResponse {
    switch expansion.macro {
    // `#Unique` and `#Index` say how a store is kept: there is none.
    case "SilentMacro": .expansion(source: "", diagnostics: [])
    default: PreviewExpansion(expansion).response
    }
  }

  private static func attached(_ expansion: AttachedExpansion) -> PluginResponse {
    switch expansion.macro {
    case "EntryMacro": EntryExpansion(expansion).response
    case "ModelMacro": ModelExpansion(expansion).response
    // `@Previewable` marks a property for `#Preview`, which has moved it by then.
    default: .expansion(source: "", diagnostics: [])
    }
  }
}
