/// Finds the types of the running program that conform to a protocol, wherever they are declared.
///
/// The Swift runtime lists the conformances of every loaded image. Their layout is that of the Swift ABI
/// (`swift/ABI/Metadata.h`: `TargetProtocolConformanceDescriptor`, `TargetTypeContextDescriptor`).
package enum ConformingTypes {
  /// The types that conform to the protocol of `existential`, `(any P).self`, without generic types. Their order is
  /// that of the linker.
  @MainActor
  package static func all(of existential: Any.Type) -> [Any.Type] {
    guard let descriptor = unsafe protocolDescriptor(of: existential) else { return [] }
    return unsafe ImageSections.conformances().flatMap {
      unsafe types(in: $0, conformingTo: descriptor)
    }
  }

  /// The one protocol that `any P` names. Its metadata holds: kind, flags and count of protocols (32 bits each), the
  /// protocols.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafe unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let word = MemoryLayout<UInt>.size
    guard unsafe metadata.load(as: UInt.self) == existentialKind,
      unsafe metadata.load(fromByteOffset: word + 4, as: UInt32.self) == 1
    else { return nil }
    return unsafe metadata.load(fromByteOffset: word + 8, as: UnsafeRawPointer?.self)
  }

  /// `MetadataKind::Existential`.
  private static let existentialKind: UInt = 0x303

  private static func types(
    in section: UnsafeRawBufferPointer, conformingTo wanted: UnsafeRawPointer
  ) -> [Any.Type] {
    guard let base = section.baseAddress else { return [] }
    return stride(from: 0, to: section.count, by: 4).compactMap { offset in
      let conformance = unsafe target(of: base + offset)
      guard unsafe indirectTarget(of: conformance) == wanted else { return nil }
      return unsafe type(of: conformance)
    }
  }

  /// The type of a conformance: a struct, a class or an enum that the conformance names directly.
  private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
    let flags = unsafe conformance.load(fromByteOffset: 12, as: UInt32.self)
    // Bits 3 to 5: 0 is a relative pointer to the type's descriptor.
    guard (flags >> 3) & 7 == 0 else { return nil }
    let descriptor = unsafe target(of: conformance + 4)
    // Bits 0 to 4: 16 is a class, 17 a struct, 18 an enum; bit 7: generic.
    let kind = unsafe descriptor.load(as: UInt32.self)
    guard (16...18).contains(kind & 0x1F), kind & 0x80 == 0 else { return nil }
    // The accessor takes a request (0: complete metadata) and returns the metadata in the first register, in the
    // conventions of Swift and of C alike.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let accessor = unsafe unsafeBitCast(target(of: descriptor + 12), to: Accessor.self)
    return unsafe unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// Where a relative pointer leads: 32 bits, signed, from its own place.
  private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer {
    unsafe pointer + Int(pointer.load(as: Int32.self))
  }

  /// Where a relative pointer leads whose lowest bit says that there is another pointer in between.
  private static func indirectTarget(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = unsafe Int(pointer.load(as: Int32.self))
    let place = unsafe pointer + (offset & ~1)
    return unsafe offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer?.self)
  }
}
