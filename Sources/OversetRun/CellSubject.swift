import OversetConfig
import OversetLayoutEngine
import OversetProject
package import OversetVocabulary

/// What a view is evaluated for: a component in one state for one variant. Of the device a view knows only
/// the size classes.
package struct CellSubject: Hashable {
  package let component: String
  package let state: String
  package let locale: LocaleTag
  package let direction: LayoutDirection
  package let typeSize: TypeSize
  package let appearance: Appearance
  package let legibilityWeight: LegibilityWeight
  package let sizeClasses: SizeClasses

  package init(_ cell: MatrixCell, _ variant: MatrixVariant) {
    component = cell.component.name
    state = cell.state.name
    locale = variant.locale
    direction = variant.direction
    typeSize = variant.typeSize
    appearance = variant.appearance
    legibilityWeight = variant.legibilityWeight
    sizeClasses = variant.device.sizeClasses
  }
}
