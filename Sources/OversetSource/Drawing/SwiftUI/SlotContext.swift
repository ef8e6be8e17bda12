import OversetVocabulary

/// What is known of a text while its chain is read outwards, until something decides its slot.
struct SlotContext {
  /// Controls whose label a text can be.
  enum Control: Hashable {
    case button, link, menu, toggle, field
  }

  let index: ProgramIndex
  /// All steps of the chain.
  let links: [ChainLink]
  /// The uses of declarations that the chain passes.
  var uses: [NodeReference] = []
  /// The nearest control around the text.
  var control: Control?
  /// The step at which the control's label was left.
  var controlStep = 0
  /// Whether the text is the title of a label with an icon.
  var isInLabel = false
  /// Whether a capsule is drawn around the text.
  var isInCapsule = false
  /// Whether it stands in something that scrolls sideways.
  var scrollsSideways = false
  /// Whether the name of a view around it says that it is a message that goes by itself.
  var isToast = false
  /// Whether the name of a view around it says that it is a word to choose from.
  var isChip = false
  /// Whether the name of a view around it says that it is a capsule with a word.
  var isBadge = false
  /// What the steps so far say of its part in a row.
  var part = StackReading.Part.alone
  /// Whether two texts or more stand on each other in the label of a control.
  var isStacked = false

  init(_ links: [ChainLink], index: ProgramIndex) {
    self.links = links
    self.index = index
  }

  /// The first argument of the nearest modifier of a name that is applied from a step outwards, before the chain leaves the screen.
  func modifier(_ name: String, from step: Int) -> ChainLink? {
    for link in links[min(step, links.count)...] {
      if link.kind == .modifier, link.name == name { return link }
      if SlotContext.leavesScreen(link) { return nil }
    }
    return nil
  }

  /// The name that a modifier's first argument is, in lower case: `segmented` of `.pickerStyle(.segmented)`.
  func modifierName(_ name: String, from step: Int) -> String? {
    guard let link = modifier(name, from: step), let argument = index.firstArgument(link.call),
      let value = SourceValues(index: index).name(argument)
    else { return nil }
    return value.lowercased()
  }

  /// Whether a step goes from a screen to what shows it.
  static func leavesScreen(_ link: ChainLink) -> Bool {
    switch link.kind {
    case .modifierArgument:
      ["sheet", "fullScreenCover", "popover", "navigationDestination", "inspector"].contains(
        link.name)
    case .constructor:
      link.name == "NavigationLink" && link.label == "destination"
        || link.name == "UIHostingController"
    default: false
    }
  }
}
