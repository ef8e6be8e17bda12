import OversetAssets
import OversetLayoutTree
import OversetRaster
import Synchronization

/// The asset catalogs that views are evaluated with, the names that they did not have, and what styles ask for and is not
/// drawn.
final class AssetUse: Sendable {
  private let assets: AssetLibrary
  private let missing = Mutex<[MissingAsset]>([])
  private let records = Mutex<[ModifierRecord]>([])

  init(_ library: AssetLibrary) { assets = library }

  /// The catalogs of the evaluation that runs: for code that asks without an environment, such as
  /// `UIImage(named:)`.
  @TaskLocal static var current: AssetUse?

  /// The colour of a name; nil if there is none, which is kept in mind.
  func color(_ name: String, in environment: EnvironmentValues) -> ColorValue? {
    switch assets.color(name, for: environment.assetTraits) {
    case .found(.components(let color)):
      return ColorValue(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    case .found(.system(let reference)):
      if let color = UIColor.systemColors[reference] { return color.resolved(in: environment) }
      miss(MissingAsset(.color, name: name, problem: .unknownSystemColor(reference)))
      return nil
    case .missing(let problem):
      miss(MissingAsset(.color, name: name, problem: problem))
      return nil
    }
  }

  /// The picture of a name; nil if there is none, which is kept in mind.
  func image(_ name: String, in environment: EnvironmentValues) -> AssetLibrary.Image? {
    switch assets.image(
      name, for: environment.assetTraits, scale: { Double(environment.displayScale) })
    {
    case .found(let image): return image
    case .missing(let problem):
      miss(MissingAsset(.image, name: name, problem: problem))
      return nil
    }
  }

  private func miss(_ asset: MissingAsset) {
    missing.withLock { if !$0.contains(asset) { $0.append(asset) } }
  }

  /// Keeps in mind what a style asks for and is not drawn.
  func keep(_ record: ModifierRecord) {
    records.withLock { if !$0.contains(record) { $0.append(record) } }
  }

  /// What was kept since this was last asked: it belongs to the node that is drawn now.
  func takeRecords() -> [ModifierRecord] {
    records.withLock { records in
      defer { records = [] }
      return records
    }
  }

  /// What was missing since this was last asked: it belongs to the node that is made now.
  func takeMissing() -> [MissingAsset] {
    missing.withLock { missing in
      defer { missing = [] }
      return missing
    }
  }
}

private enum AssetUseKey: EnvironmentKey {
  static var defaultValue: AssetUse? { AssetUse.current }
}

extension EnvironmentValues {
  /// The asset catalogs, and what they lack.
  var assetUse: AssetUse? {
    get { self[AssetUseKey.self] }
    set { self[AssetUseKey.self] = newValue }
  }

  /// What colours and pictures are looked up for. With room as on a whole iPad the device is one.
  var assetTraits: AssetTraits {
    let isPad = horizontalSizeClass == .regular && verticalSizeClass == .regular
    return AssetTraits(
      locale: localeTag, direction: layoutDirection, appearance: colorScheme,
      isHighContrast: colorSchemeContrast == .increased, idiom: isPad ? .pad : .phone)
  }

  /// The colour of a name in the asset catalogs; nil if they do not have it.
  func namedColor(_ name: String) -> ColorValue? { assetUse?.color(name, in: self) }
}
