/// The keyboard for a field. Overset draws no keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default`
  /// Of ASCII characters.
  case asciiCapable
  /// With digits and punctuation.
  case numbersAndPunctuation
  /// For addresses of the web.
  case URL
  /// Of digits.
  case numberPad
  /// For the numbers of telephones.
  case phonePad
  /// For names and numbers of telephones.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// Of digits and a decimal separator.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searches and addresses of the web.
  case webSearch
  /// Of ASCII digits.
  case asciiCapableNumberPad

  /// Of ASCII characters.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// When a field begins words with a capital, as UIKit has it. Overset types nothing.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none
  /// At each word.
  case words
  /// At each sentence.
  case sentences
  /// Always.
  case allCharacters
}

/// When a field begins words with a capital. Overset types nothing.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  /// Never.
  public static let never = TextInputAutocapitalization(name: "never")
  /// At each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// At each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Always.
  public static let characters = TextInputAutocapitalization(name: "characters")

  private init(name: String) { self.name = name }

  /// Takes UIKit's value.
  public init?(_ type: UITextAutocapitalizationType) { name = "\(type)" }
}

/// What a field asks for, by which the system offers what it knows. Overset offers nothing.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content.
  public let rawValue: String

  /// Creates a type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A position.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A full address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that serves once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A moment.
  public static let dateTime = UITextContentType(rawValue: "date-time")
}

/// The word on the return key. Overset draws no keyboard.
public struct SubmitLabel: Hashable, Sendable {
  let name: String

  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}
