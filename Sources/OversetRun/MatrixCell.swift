import Foundation
package import OversetConfig
import OversetLayoutEngine
package import OversetProject
package import OversetSnapshots
package import OversetVocabulary

/// A component in one state for one variant, with the name of its snapshot.
package struct MatrixCell: Sendable {
  /// The values that names of cells leave out: those that the project's matrix has first.
  package struct UnnamedValues: Sendable {
    let appearance: Appearance
    let legibilityWeight: LegibilityWeight

    /// The first values of `matrix`.
    package init(of matrix: MatrixConfiguration) {
      appearance = matrix.appearances.first?.value ?? .light
      legibilityWeight = matrix.boldText.first?.value.weight ?? .regular
    }
  }

  /// The component.
  package let component: Component
  /// The state.
  package let state: ComponentState
  /// How it is shown.
  package var presentation: SnapshotLayout { component.presentation(of: state) }
  /// What it is laid out for.
  package let variant: MatrixVariant
  /// The name of its snapshot.
  package let name: SnapshotName

  /// The cells of `components` for `variants`: components outermost, variants innermost.
  ///
  /// A state that is shown in landscape has the devices of the variants in landscape, as `devices` turns them.
  ///
  /// - Throws: `Diagnostic` for a name that cannot stand in a file, and for two names that would
  ///   meet in one file.
  package static func cells(
    of components: [Component], for variants: [MatrixVariant], unnamed: UnnamedValues,
    devices: DeviceTable
  ) throws(Diagnostic) -> [MatrixCell] {
    var registry = SnapshotNameRegistry()
    var cells: [MatrixCell] = []
    for component in components {
      for state in component.states {
        for variant in state.isLandscape ? turned(variants, devices) : variants {
          let name = try name(component, state, variant, unnamed)
          let origin = "component \(component.name), state \(state.name)"
          if let collision = registry.register(name, origin: origin) {
            throw Diagnostic(
              .data, problem: collision.description,
              remedy: "rename one of the components or states")
          }
          let size = variant.device.size
          let isUpright = state.isLandscape && size.width < size.height
          cells.append(
            MatrixCell(
              component: component, state: isUpright ? state.keptUpright : state,
              variant: variant, name: name))
        }
      }
    }
    return cells
  }

  /// The variants with their devices in landscape. One that has no known landscape stays upright, and of two devices that
  /// are the same when they are turned one is left.
  private static func turned(
    _ variants: [MatrixVariant], _ devices: DeviceTable
  ) -> [MatrixVariant] {
    var turned: [MatrixVariant] = []
    for variant in variants {
      var other = variant
      other.device = devices.landscape(of: variant.device) ?? variant.device
      if !turned.contains(other) { turned.append(other) }
    }
    return turned
  }

  /// How many variants of one language the first component has among `cells`, which are in order.
  package static func variants(of cells: [MatrixCell]) -> Int {
    guard let first = cells.first else { return 0 }
    return cells.prefix {
      $0.component.name == first.component.name && $0.state.name == first.state.name
        && $0.variant.locale == first.variant.locale
    }.count
  }

  /// The name leaves out what is the default: Large, the own direction, and what the matrix has first.
  private static func name(
    _ component: Component, _ state: ComponentState, _ variant: MatrixVariant,
    _ unnamed: UnnamedValues
  ) throws(Diagnostic) -> SnapshotName {
    do throws(Diagnostic) {
      return try SnapshotName(
        component: component.name, state: state.name, locale: variant.locale.identifier,
        device: variant.device.token,
        typeSize: variant.typeSize == .large ? nil : variant.typeSize.token,
        appearance: variant.appearance == unnamed.appearance
          ? nil : variant.appearance.rawValue,
        boldText: variant.legibilityWeight == unnamed.legibilityWeight
          ? nil : variant.legibilityWeight.rawValue,
        direction: variant.isOwnDirection ? nil : variant.direction)
    } catch {
      throw error.counted(as: .data)
    }
  }
}
