/// Languages whose nouns do not change behind a number: the form of `other` is right for 1, too.
package enum InvariantNouns {
  /// The languages, by their subtags.
  package static let languages: Set<String> = [
    "az", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tk", "tr", "uz",
  ]
}
