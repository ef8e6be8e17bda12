import OversetVocabulary

/// Functions of a program that show alerts with texts which their callers give them.
///
/// One such function often shows all alerts of an app: readers look for the call, which the place of such a text names.
struct AlertCalls: Sendable {
  let index: ProgramIndex

  /// Where a text is given to what draws it: for an alert that a function shows for its callers the outermost call
  /// through which the text came, with what the call hands over as one value; else the site.
  ///
  /// - Parameter path: The calls and uses through which the text came, from the site towards the key.
  func place(
    of site: DrawingSite, _ drawing: TextPlace.Drawing, path: [NodeReference]
  ) -> NodeReference {
    guard isAlert(drawing) else { return site.place }
    var place = site.place
    guard !isOnlyPartOfItsCaller(site.place) else { return place }
    for use in path {
      guard isCallOfFunction(use, around: place) || place != site.place && isConstruction(use)
      else { break }
      place = use
    }
    return place
  }

  /// Whether a place stands in a private function that one call uses: a piece of the code that calls it, which shows
  /// one alert and not those of others.
  private func isOnlyPartOfItsCaller(_ place: NodeReference) -> Bool {
    let function = index.ancestors(of: place).first { index[$0].kind == .function }
    guard let function, index[function].flags.contains(.isPrivate) else { return false }
    return index.calls(named: index[function].name).count == 1
  }

  private func isAlert(_ drawing: TextPlace.Drawing) -> Bool {
    guard case .slot(let slot) = drawing else { return false }
    return slot.hasPrefix("alert") || slot == "actionSheetButton"
  }

  /// Whether a use calls the function, or the initializer, that a place stands in.
  private func isCallOfFunction(_ use: NodeReference, around place: NodeReference) -> Bool {
    guard index[use].kind == .call, let name = index.calledName(use) else { return false }
    return index.ancestors(of: place).contains { ancestor in
      guard index[ancestor].kind == .function else { return false }
      return index[ancestor].name == name
        || index[ancestor].name == "init" && index.binding(of: use, to: ancestor) != nil
    }
  }

  private func isConstruction(_ use: NodeReference) -> Bool {
    guard index[use].kind == .call, let callee = index.child(of: use, .callee) else { return false }
    return index.isCapitalized(callee) || index[callee].name == "init"
  }
}
