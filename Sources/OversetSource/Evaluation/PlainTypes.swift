/// The types whose values hold no text that a catalog has: numbers, times, sizes, pictures. Where a declaration states
/// one of them, nobody need follow what it is given.
enum PlainTypes {
  static let names: Set<String> = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Decimal", "NSNumber", "TimeInterval", "Date", "DateInterval",
    "DateComponents", "Calendar", "TimeZone", "Locale", "Data", "UUID", "URL", "URLRequest",
    "IndexPath", "IndexSet", "NSRange", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "EdgeInsets",
    "Color", "UIColor", "CGColor", "Image", "UIImage", "Font", "UIFont", "Angle", "Void",
    "Never", "NSCoder", "Notification", "DispatchQueue", "DispatchTime", "UserDefaults",
    "NSManagedObjectContext", "NSManagedObjectID", "Timer",
  ]
}

extension Evaluator {
  /// What a declaration holds whose type holds no text: nothing, or any value of the type if the program extends it;
  /// nil for other types.
  func plainValue(of declaration: NodeReference) -> SetID? {
    let role: SyntaxRole = index[declaration].kind == .function ? .result : .type
    guard let written = index.child(of: declaration, role),
      let name = inference.type(written: written)?.name, PlainTypes.names.contains(name)
    else { return nil }
    guard let entry = index.types[name] else { return .empty }
    return entry.keyword.isEmpty ? store.set(.instance(type: name)) : nil
  }
}
