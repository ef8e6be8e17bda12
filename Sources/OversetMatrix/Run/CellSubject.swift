import OversetConfig
import OversetLayoutEngine
import OversetVocabulary

/// What a view is evaluated for, but for the device: a component in one state for one variant.
struct CellSubject: Hashable {
  let component: String
  let state: String
  let locale: String
  let direction: LayoutDirection
  let typeSize: TypeSize
  let appearance: Appearance

  init(_ cell: MatrixCell, _ variant: MatrixVariant) {
    component = cell.component.name
    state = cell.state.name
    locale = variant.locale
    direction = variant.direction
    typeSize = variant.typeSize
    appearance = variant.appearance
  }
}
