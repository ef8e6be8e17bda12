/// Finds the texts that an app gives to App Intents: the system draws or speaks them.
struct IntentSites: Sendable {
  let index: ProgramIndex

  /// Properties of intents and their entities that hold texts.
  private static let properties: [String: String] = [
    "title": "intent.title", "description": "intent.description", "shortTitle": "intent.title",
    "typeDisplayRepresentation": "intent.type", "caseDisplayRepresentations": "intent.case",
    "displayRepresentation": "intent.case", "typeDisplayName": "intent.type",
    "localizedStringResource": "intent.error",
  ]

  /// Properties that nothing but intents has.
  private static let ownNames: Set<String> = [
    "caseDisplayRepresentations", "typeDisplayRepresentation",
  ]

  /// Constructors: the labels of their texts and what the sites are called.
  private static let constructors: [String: [(label: String, element: String)]] = [
    "TypeDisplayRepresentation": [("name", "intent.type"), ("numericFormat", "intent.type")],
    "DisplayRepresentation": [
      ("title", "intent.case"), ("subtitle", "intent.subtitle"), ("stringLiteral", "intent.case"),
    ],
    "IntentDescription": [("", "intent.description"), ("categoryName", "intent.category")],
    "IntentDialog": [
      ("", "intent.dialog"), ("full", "intent.dialog"), ("supporting", "intent.dialog"),
    ],
    "AppShortcut": [("shortTitle", "intent.title"), ("phrases", "intent.phrase")],
    "Summary": [("", "intent.summary")],
    "IntentChoiceOption": [("title", "intent.option")],
  ]

  /// Calls of members of intents and their parameters.
  private static let members: [String: [(label: String, element: String)]] = [
    "result": [("dialog", "intent.dialog")], "requestConfirmation": [("dialog", "intent.dialog")],
    "needsValueError": [("", "intent.dialog")], "requestValue": [("", "intent.dialog")],
    "needsDisambiguationError": [("dialog", "intent.dialog")],
    "requestDisambiguation": [("dialog", "intent.dialog")],
    "needsToContinueInForegroundError": [("", "intent.dialog")],
    "requestToContinueInForeground": [("", "intent.dialog")],
  ]

  /// The arguments of the attributes of an intent's parameters.
  private static let attributeLabels: [(label: String, element: String)] = [
    ("title", "intent.parameter"), ("description", "intent.description"),
    ("requestValueDialog", "intent.dialog"), ("requestDisambiguationDialog", "intent.dialog"),
  ]

  // MARK: - Properties

  /// `static var title: LocalizedStringResource = "…"` of an intent.
  func readVariable(_ variable: NodeReference, into sites: inout [DrawingSite]) {
    let name = index[variable].name
    guard var element = Self.properties[name], index.isMember(variable),
      let type = index.enclosingType(of: variable), isIntentPart(type, property: name)
    else { return }
    if name == "localizedStringResource", !index.inherits(type, "Error"),
      !index.inherits(type, "LocalizedError")
    {
      element = "intent.case"
    }
    if let getter = index.child(of: variable, .getter) {
      for result in UIKitSites(index: index).results(of: getter) {
        addValue(result, at: result, element, into: &sites)
      }
    } else if let value = index.child(of: variable, .value) {
      addValue(value, at: variable, element, into: &sites)
    }
  }

  private func isIntentPart(_ type: String, property: String) -> Bool {
    // A macro of a schema, such as `@AppEnum(schema:)`, makes the type conform.
    if Self.ownNames.contains(property) { return true }
    let ancestors = index.supertypes(of: type)
    if property == "localizedStringResource" {
      return ancestors.contains("CustomLocalizedStringResourceConvertible")
    }
    return ancestors.contains {
      $0.hasSuffix("Intent") || $0.hasPrefix("App") || $0.hasSuffix("Entity")
        || $0.hasSuffix("Enum")
        || $0 == "AppShortcutsProvider"
    } && !index.isView(type)
  }

  /// Adds a value that is a text; of lists and tables that are written out each text. Constructors are read where they stand.
  private func addValue(
    _ value: NodeReference, at place: NodeReference, _ element: String,
    into sites: inout [DrawingSite]
  ) {
    switch index[value].kind {
    case .dictionary:
      for item in index.children(of: value, .value) {
        addValue(item, at: item, element, into: &sites)
      }
    case .array:
      for item in index.children(of: value, .element) {
        addValue(item, at: item, element, into: &sites)
      }
    case .call where isConstruction(value): addConstruction(value, element, into: &sites)
    case .closure, .none, .integer, .float, .boolean: return
    default: add(value, at: place, element, into: &sites)
    }
  }

  private func isConstruction(_ call: NodeReference) -> Bool {
    guard let name = index.calledName(call) else { return true }
    return Self.constructors[name] != nil
  }

  /// `.init(title: …)` where a representation is asked for; one with a name is read where it stands.
  private func addConstruction(
    _ call: NodeReference, _ element: String, into sites: inout [DrawingSite]
  ) {
    guard index.calledName(call) == nil else { return }
    for argument in index.arguments(call)
    where ["", "title", "name", "stringLiteral"].contains(index[argument].label) {
      add(argument, at: call, element, into: &sites)
    }
    if let subtitle = index.argument(call, "subtitle") {
      add(subtitle, at: call, "intent.subtitle", into: &sites)
    }
  }

  // MARK: - Calls and attributes

  /// The texts of a call that makes a part of an intent.
  func readCall(_ call: NodeReference, _ name: String, into sites: inout [DrawingSite]) {
    let isConstructor = index.isCapitalized(index.child(of: call, .callee) ?? call)
    guard let labels = isConstructor ? Self.constructors[name] : Self.members[name] else { return }
    for (label, element) in labels {
      let argument = label.isEmpty ? index.firstArgument(call) : index.argument(call, label)
      guard let argument else { continue }
      addArgument(argument, of: call, element, into: &sites)
    }
  }

  private func addArgument(
    _ argument: NodeReference, of call: NodeReference, _ element: String,
    into sites: inout [DrawingSite]
  ) {
    switch index[argument].kind {
    case .array:
      for item in index.children(of: argument, .element) {
        add(item, at: call, element, into: &sites)
      }
    case .closure, .none, .keyPath, .integer: return
    default: add(argument, at: call, element, into: &sites)
    }
  }

  /// `@Parameter(title: …)`.
  func readAttribute(_ attribute: NodeReference, into sites: inout [DrawingSite]) {
    guard ["Parameter", "IntentParameter", "Property"].contains(index[attribute].name) else {
      return
    }
    for (label, element) in Self.attributeLabels {
      guard let argument = index.argument(attribute, label) else { continue }
      if index[argument].kind == .call, isConstruction(argument) {
        addConstruction(argument, element, into: &sites)
      } else {
        add(argument, at: argument, element, into: &sites)
      }
    }
  }

  private func add(
    _ text: NodeReference, at place: NodeReference, _ element: String,
    into sites: inout [DrawingSite]
  ) {
    sites.append(DrawingSite(text: text, place: place, literals: .key, element: element))
  }
}
