import CTurboJPEG

/// TurboJPEG, loaded with the first scan.
enum TurboDecoder {
  private static let loadError: String? = cturbojpeg_open(CTURBOJPEG_LIBRARY).map { String(cString: $0) }

  /// Decodes to that size, which has to be the picture's own times n/8, rounded up.
  static func decode(_ bytes: [UInt8], width: Int, height: Int, isCMYK: Bool) throws(ScanError) -> Scan {
    let (pixels, flaw) = try pixels(
      bytes, width: width, height: height, isCMYK ? cturbojpeg_cmyk : cturbojpeg_gray)
    return Scan(
      image: GrayImage(width: width, pixels: isCMYK ? gray(ofInks: pixels) : pixels), flaw: flaw)
  }

  /// Decodes in full size, in red, green and blue.
  static func decodeColors(
    _ bytes: [UInt8], width: Int, height: Int
  ) throws(ScanError) -> (pixels: [UInt8], flaw: Scan.Flaw?) {
    try pixels(bytes, width: width, height: height, cturbojpeg_rgb)
  }

  private static func pixels(
    _ bytes: [UInt8], width: Int, height: Int, _ pixel: cturbojpeg_pixel
  ) throws(ScanError) -> (pixels: [UInt8], flaw: Scan.Flaw?) {
    if let loadError { throw .unavailable(reason: loadError) }
    var outcome = cturbojpeg_nothing
    var reason = [CChar](repeating: 0, count: 200)
    let count = width * height * (pixel == cturbojpeg_cmyk ? 4 : pixel == cturbojpeg_rgb ? 3 : 1)
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.initialize(repeating: 255)
      outcome = cturbojpeg_decode(
        bytes, UInt64(bytes.count), buffer.baseAddress, Int32(width), Int32(height), pixel, &reason)
      filled = count
    }
    switch outcome {
    case cturbojpeg_whole: return (pixels, nil)
    case cturbojpeg_cut: return (pixels, .cut)
    case cturbojpeg_damaged: return (pixels, .damaged)
    default: throw .malformed(reason: words(reason))
    }
  }

  /// Makes a file of a picture.
  /// - Parameter quality: 1 to 100.
  static func encode(_ picture: ColorImage, quality: Int) throws(ScanError) -> [UInt8] {
    if let loadError { throw .unavailable(reason: loadError) }
    var file: [UInt8] = []
    var reason = [CChar](repeating: 0, count: 200)
    let size = withUnsafeMutablePointer(to: &file) { file in
      cturbojpeg_encode(
        picture.pixels, Int32(picture.width), Int32(picture.height),
        picture.samples == 3 ? cturbojpeg_rgb : cturbojpeg_gray, Int32(quality),
        { context, bytes, size in
          context?.assumingMemoryBound(to: [UInt8].self).pointee = Array(
            UnsafeBufferPointer(start: bytes, count: Int(size)))
        }, file, &reason)
    }
    guard size > 0 else { throw .malformed(reason: words(reason)) }
    return file
  }

  private static func words(_ reason: [CChar]) -> String {
    String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Converts four bytes per pixel, cyan, magenta, yellow and black, 255 for none, to the light they leave
  /// (ITU-R BT.601).
  private static func gray(ofInks inks: [UInt8]) -> [UInt8] {
    stride(from: 0, to: inks.count, by: 4).map { place in
      let (cyan, magenta, yellow) = (Int(inks[place]), Int(inks[place + 1]), Int(inks[place + 2]))
      let light = (cyan * 299 + magenta * 587 + yellow * 114) / 1000
      return UInt8(light * Int(inks[place + 3]) / 255)
    }
  }
}
