/// Whether a key of a `.strings` or `.stringsdict` file may be the source text itself.
///
/// A string catalog says so: there a key without a text is its own. Of the other formats the source
/// language's file may be missing, and then only prose is surely text.
package enum KeyText {
  /// Whether a key is prose: it has a space between other characters, or is not in ASCII.
  package static func isText(_ key: String) -> Bool {
    var hasWord = false
    var hasSpace = false
    for byte in key.utf8 {
      if byte >= 0x80 { return true }
      if byte == 0x20 {
        hasSpace = hasWord
      } else {
        if hasSpace { return true }
        hasWord = true
      }
    }
    return false
  }

  /// Whether a key is that of an object in Interface Builder, such as `6DV-cd-fda.title`: its text is in the
  /// document.
  package static func isOfInterfaceBuilder(_ key: String) -> Bool {
    // Few keys have a hyphen there.
    let bytes = key.utf8
    guard bytes.count > 11, bytes.dropFirst(3).first == UInt8(ascii: "-") else { return false }
    guard let object = key.split(separator: ".").first else { return false }
    return object.split(separator: "-").map(\.count) == [3, 2, 3]
  }

  /// Whether a key is that of a label in Interface Builder. What a designer typed there is often replaced by code.
  package static func isOfLabel(_ key: String) -> Bool {
    key.hasSuffix(".text") && isOfInterfaceBuilder(key)
  }

  /// Whether a key says that its text is read aloud.
  package static func isSpoken(_ key: String) -> Bool {
    let name = key.lowercased()
    return ["accessib", "voiceover", "voice_over", "a11y", "volabel"].contains { name.contains($0) }
  }

  /// Whether a key is for one plural form, as exports of translation services have one for each.
  package static func isOfPluralForm(_ key: String) -> Bool {
    ["-plural", "_plural", ".plural", "Plural", "_multiple", ".multiple"].contains(
      where: key.hasSuffix)
      || key.contains("_multiple_") || key.contains(".multiple.")
  }

  /// Whether keys of this file are the texts themselves where there are no others.
  static func isStated(by file: String) -> Bool {
    !ends(file, with: ".strings") && !ends(file, with: ".stringsdict")
  }

  /// Whether a name ends so, in any case; every part of an entry asks.
  private static func ends(_ file: String, with ending: String) -> Bool {
    let tail = file.utf8.suffix(ending.utf8.count)
    return tail.elementsEqual(ending.utf8) { $0 | 0x20 == $1 }
  }
}
