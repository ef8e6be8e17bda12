import Foundation
import OversetChecks
import OversetConfig
import OversetLayoutTree
import OversetProject
import OversetRaster
import OversetRendering
import OversetVocabulary

extension ComponentHost {
  /// A state as a scene has it.
  ///
  /// - Throws: Why it cannot be drawn.
  package func picture(of scene: HostRequest.Scene) throws(HostRefusal) -> HostPicture {
    let drawn: Result<HostPicture, HostRefusal>
    do throws(Diagnostic) { drawn = try self.drawn(scene) } catch {
      throw HostRefusal("\(error.problem); \(error.remedy)")
    }
    return try drawn.get()
  }

  private func drawn(
    _ scene: HostRequest.Scene
  ) throws(Diagnostic) -> Result<HostPicture, HostRefusal> {
    let locale: LocaleTag
    let shown: ShownProject
    do throws(HostRefusal) {
      locale = try self.locale(scene.locale)
      shown = try ShownProject(project, showing: scene.texts, in: locale)
    } catch {
      return .failure(error)
    }
    if let text = scene.texts.first(where: { !shown.isPlaced($0.key) }) {
      let place = text.file.map { "the file “\($0)” does not have" } ?? "no catalog can have"
      return .failure(HostRefusal("\(place) the key “\(text.key)”"))
    }
    let cells = try self.cells(of: scene, in: locale)
    guard let cell = tightest(scene, shown, in: cells) else {
      return .failure(HostRefusal("the state is not laid out"))
    }
    guard let checked = checked(cell, by: evaluator(of: shown)) else {
      return .failure(HostRefusal("the state is not laid out"))
    }
    var tree = checked.tree
    if let scale = scene.scale { tree.displayScale = CGFloat(min(max(scale, 1), 3)) }
    let bitmap = try renderer.draw(DisplayList(tree))
    try project.proveFaces()
    return .success(
      HostPicture(
        png: try PNG.encode(bitmap), device: cell.variant.device.token,
        typeSize: cell.variant.typeSize.token, width: tree.size.width, height: tree.size.height,
        scale: tree.displayScale,
        texts: checked.keyedTexts.filter { !$0.isHidden }.map { HostPicture.Area($0) }))
  }

  /// The cells that a scene may mean: those of the matrix, or one of its own for what is named.
  private func cells(
    of scene: HostRequest.Scene, in locale: LocaleTag
  ) throws(Diagnostic) -> [MatrixCell] {
    let component = try MatrixSelection(components: [scene.component])
      .components(of: plan.components)
    guard let component = component.first,
      let state = component.states.first(where: { $0.name == scene.state })
    else {
      throw Diagnostic.unknown(
        "state", scene.state, known: component.flatMap { $0.states.map(\.name) })
    }
    let devices = try scene.device.map { name throws(Diagnostic) in
      [try project.devices.device(name, at: nil)]
    }
    var matrix = plan.matrix
    if let size = scene.typeSize.flatMap({ TypeSize(rawValue: $0) }) {
      matrix.typeSizes = [Placed(size)]
    }
    // One that is not asked for changes no text's room.
    let appearance = scene.appearance.flatMap { Appearance(rawValue: $0) }
    matrix.appearances =
      appearance.map { [Placed($0)] } ?? Array(matrix.appearances.prefix(1))
    return try MatrixCell.cells(
      of: [Component(component.name, presentation: component.presentation, states: [state])],
      for: matrix.variants(locales: [locale], devices: devices ?? plan.devices),
      unnamed: MatrixCell.UnnamedValues(of: project.matrix), devices: project.devices)
  }

  /// The cell in which the text that a scene is about is worst; the first where it is about none.
  private func tightest(
    _ scene: HostRequest.Scene, _ shown: ShownProject, in cells: [MatrixCell]
  ) -> MatrixCell? {
    guard cells.count > 1, let key = scene.key ?? scene.texts.first?.key else { return cells.first }
    guard let place = judgement(of: key, shown, in: cells).places.first else { return cells.first }
    return cells.first { cell in
      let variant = cell.variant
      return variant.device.token == place.device && variant.typeSize.token == place.typeSize
        && (variant.legibilityWeight == .bold) == place.boldText
    } ?? cells.first
  }
}

extension HostPicture.Area {
  init(_ text: KeyedText) {
    var keys: [String] = []
    for origin in text.origins where !keys.contains(origin.key) { keys.append(origin.key) }
    self.init(
      keys: keys, text: text.string, shown: text.shown, x: text.frame.minX, y: text.frame.minY,
      width: text.frame.width, height: text.frame.height, needed: text.room?.needed,
      available: text.room?.available)
  }
}
