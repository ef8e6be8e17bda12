/// The sections of the loaded images in which the Swift compiler lists what a program declares.
enum ImageSections {
  /// The sections that list conformances (`swift5_protocol_conformances`), an image after the other.
  static func conformances() -> [UnsafeRawBufferPointer] {
    var sections = unsafe [UnsafeRawBufferPointer]()
    unsafe withUnsafeMutablePointer(to: &sections) { sections in
      unsafe enumerateSections(
        { image, sections in
          let list = unsafe sections.assumingMemoryBound(to: [UnsafeRawBufferPointer].self)
          unsafe list.pointee.append(ImageSections.conformances(of: image))
          return true
        }, sections)
    }
    return unsafe sections
  }

  /// `MetadataSections` of the runtime (`ImageInspectionCommon.h`): version, image, two unused words, then each
  /// section's beginning and length: protocols first, conformances second.
  private static func conformances(of image: UnsafeRawPointer) -> UnsafeRawBufferPointer {
    let word = MemoryLayout<UInt>.size
    let start = unsafe image.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self)
    let length = unsafe image.load(fromByteOffset: 7 * word, as: Int.self)
    return unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length)
  }
}

/// The runtime's way to the sections of all images. Swift Testing finds its tests by it.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer)
