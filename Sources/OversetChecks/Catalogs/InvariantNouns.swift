/// Languages whose nouns do not change behind a number: the form of `other` is right for 1, too.
package enum InvariantNouns {
  /// The languages, by their subtags.
  package static let languages: Set<String> = [
    "az", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tk", "tr", "uz",
  ]

  /// Nouns of things that apps count and that French spells alike for one and many.
  static let french: Set<String> = [
    "accès", "avis", "bus", "cas", "choix", "colis", "fois", "mois", "pays", "prix", "relais",
    "repas", "temps", "virus", "voix",
  ]
}
