import OversetCatalogs
import OversetVocabulary

/// What a view inherits from its place in the tree.
@MainActor
public struct _ViewContext {
  var environment: EnvironmentValues
  /// Names the view's place from the root, for its state.
  var path: ViewPath
  /// How many bodies of views the view stands in.
  private var bodies = 0
  /// The code that it stands in.
  private var code: RunningCode?
  /// The coordinate spaces that the views around have named.
  var coordinateSpaces = CoordinateSpaces()
  let services: ViewServices

  /// The context of a part of this view.
  func descending(to part: String) -> _ViewContext { at(path.descending(to: part)) }

  /// The context of a view of a type inside this one.
  func descending(to type: Any.Type) -> _ViewContext { at(path.descending(to: type)) }

  /// The context of one of several views in this one.
  func descending(toIndex index: Int) -> _ViewContext { at(path.descending(toIndex: index)) }

  /// The context of an element's view.
  func descending(toElement identity: AnyHashable) -> _ViewContext {
    at(path.descending(toElement: identity))
  }

  /// The slot of a property of this view, made with `initial` the first time.
  func slot<Value>(
    _ label: String, initial: @autoclosure () -> Value
  ) -> StateSlot<Value> {
    services.store.slot("\(path.words).\(label)", initial: initial())
  }

  init(environment: EnvironmentValues, path: ViewPath, services: ViewServices) {
    self.environment = environment
    self.path = path
    self.services = services
  }

  /// The innermost view around that is not one of this module's; nil if there is none.
  var view: Any.Type? { code?.view }

  /// Enters code of a type. False if it stands in itself without end.
  mutating func enter(_ code: AppCode, _ type: Any.Type) -> Bool {
    if code == .body { bodies += 1 }
    let entered = RunningCode(code, of: type, in: self.code)
    self.code = entered
    return services.watch.mayRun(entered, bodies: bodies)
  }

  private func at(_ path: ViewPath) -> _ViewContext {
    var context = self
    context.path = path
    return context
  }
}

/// What resolving a tree of views needs besides the views.
@MainActor
final class ViewServices {
  let strings: LocalizedStrings
  /// What keys have been resolved to.
  let stringCache: LocalizedStringCache
  /// The strings for code that looks them up itself.
  let lookup: StringLookup
  /// The asset catalogs, and what they lack.
  let assets: AssetUse
  /// The families that the app brings, by name, as the faces number them.
  let ownFamilies: [String: UInt8]
  let store: StateStore
  /// Follows the code of the app.
  let watch: CodeWatch
  /// Collects the reactions of views; nil if nothing will run them.
  private(set) var lifecycle: LifecycleEvents?
  /// Collects what views do about preferences before they are shown; nil if a driver shows them.
  let preferenceReactions: PreferenceReactions?
  /// The text that is laid out longer than it is; nil in all but stress tests.
  let growth: TextGrowth?
  /// What is presented over the screen.
  private(set) var presentations = PresentationLayers()
  private var textCount = 0

  init(
    strings: LocalizedStrings, stringCache: LocalizedStringCache, assets: AssetUse,
    ownFamilies: [String: UInt8] = [:],
    locale: LocaleTag, direction: LayoutDirection, store: StateStore,
    lifecycle: LifecycleEvents? = nil,
    preferenceReactions: PreferenceReactions? = nil, growth: TextGrowth? = nil,
    watch: CodeWatch = CodeWatch()
  ) {
    self.watch = watch
    self.strings = strings
    self.stringCache = stringCache
    self.assets = assets
    self.ownFamilies = ownFamilies
    lookup = StringLookup(strings, locale: locale, direction: direction)
    self.store = store
    self.lifecycle = lifecycle
    self.preferenceReactions = preferenceReactions
    self.growth = growth
  }

  /// Evaluates views: what their code looks up meanwhile is that of the app, in the language of the variant.
  func evaluating<Result>(_ body: @MainActor () -> Result) -> Result {
    CodeWatch.$current.withValue(watch) {
      AssetUse.$current.withValue(assets) { lookup.evaluating(body) }
    }
  }

  /// Resolves views only to see which they are: their texts are not numbered.
  func uncounted<Result>(_ body: () -> Result) -> Result {
    let count = textCount
    defer { textCount = count }
    return body()
  }

  /// Resolves views that have been resolved before: what they react to and present is known already.
  func again<Result>(_ body: () -> Result) -> Result {
    let (events, layers) = (lifecycle, presentations)
    lifecycle = nil
    presentations = PresentationLayers()
    defer { (lifecycle, presentations) = (events, layers) }
    return body()
  }

  /// The number of the next text, from 0.
  func numberText() -> Int {
    defer { textCount += 1 }
    return textCount
  }
}
