/// What an argument that takes words is.
package enum SampleKind: String, Sendable, CaseIterable {
  /// The name of a person.
  case name
  /// An amount of money.
  case price
  /// A day.
  case date
  /// A time of day.
  case time
  /// The size of a file.
  case size
  /// A share of a hundred.
  case percent
  /// How many there are of something.
  case count
}

/// How long the words and numbers of samples are.
package enum SampleLength: String, Sendable, CaseIterable {
  /// As short as they get.
  case short
  /// Of usual length.
  case typical
  /// As long as they get.
  case long
}
