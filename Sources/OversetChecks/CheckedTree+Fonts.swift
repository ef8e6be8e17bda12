import OversetLayoutTree
package import OversetShaping
import OversetText

extension CheckedTree {
  /// The designs of fonts in which visible texts have estimated widths: all but the standard one.
  package var estimatedDesigns: Set<FontDesign> {
    var designs: Set<FontDesign> = []
    for member in texts where !member.site.isHidden {
      designs.formUnion(member.text.request.spans.map(\.font.style.design))
    }
    return designs.subtracting([.standard])
  }
}
