import Foundation
import OversetLayoutTree
package import OversetVocabulary

extension RuleID {
  package static let assetMissing = RuleID("asset-missing")
}

/// A colour or picture that a view asks for by name and that no asset catalog has, or whose set cannot be read.
///
/// A project without any catalog has no findings: ``CheckedTree/namesWithoutCatalog`` are not checked.
struct AssetMissingCheck: TreeCheck {
  let rule = Rule(
    .assetMissing, fault: nil, title: "Asset missing", looksAt: .tree, severity: .warning,
    locales: .every, example: "`Image(\"logo\")`, and no asset catalog has a picture “logo”",
    precision: """
      Exact for the catalogs that `assets:` in Config/matrix.yml names. A picture that lies in the bundle as a file of \
      its own is not found. One finding for each name and component.
      """, isSaidOnce: true)

  func findings(in checked: CheckedTree) -> [Finding] {
    var known: Set<String> = []
    return checked.sites.flatMap { site in
      site.node.missingAssets.compactMap { asset in
        guard known.insert(asset.words).inserted else { return nil }
        return finding(asset, at: site)
      }
    }
  }

  private func finding(_ asset: MissingAsset, at site: VisitedNode) -> Finding? {
    let kind = asset.kind == .color ? "colour" : "picture"
    var finding: Finding
    switch asset.problem {
    case .noCatalog: return nil
    case .unknown(let nearest):
      finding = site.finding(
        rule, "no asset catalog has a \(kind) “\(asset.name)”",
        fix: nearest.map { "Did you mean “\($0)”?" }
          ?? "Add the \(kind) to an .xcassets folder that `assets:` in Config/matrix.yml names.")
    case .unreadable(let problem):
      finding = site.finding(
        rule, "the \(kind) “\(asset.name)” cannot be used: \(problem.problem)",
        fix: Self.sentence(problem.remedy))
      finding.place = problem.place
    }
    if case .node(var node) = finding.subject {
      node.asset = asset.words
      finding.subject = .node(node)
    }
    return finding
  }

  private static func sentence(_ remedy: String) -> String {
    remedy.prefix(1).uppercased() + remedy.dropFirst() + "."
  }
}

extension CheckedTree {
  /// The colours and pictures that views ask for by name although the project has no asset catalog, such as
  /// `Image("logo")`.
  package var namesWithoutCatalog: [String] {
    let missing = sites.flatMap { $0.node.missingAssets.filter { $0.problem == .noCatalog } }
    return Set(missing.map(\.words)).sorted()
  }

  /// The views for which labelled frames stand, such as those of UIKit, in alphabetical order.
  package var undrawnViews: [String] {
    Set(sites.filter { !$0.isHidden }.compactMap(\.node.undrawnView)).sorted()
  }
}
