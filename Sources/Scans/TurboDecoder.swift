import CTurboJPEG

/// TurboJPEG, loaded with the first scan.
enum TurboDecoder {
  private static let library = "libturbojpeg.so.0"
  private static let loadError: String? = cturbojpeg_open(library).map { String(cString: $0) }

  /// Decodes to that size, which has to be the picture's own times n/8, rounded up.
  static func decode(_ bytes: [UInt8], width: Int, height: Int, isCMYK: Bool) throws(ScanError) -> Scan {
    if let loadError { throw .unavailable(reason: loadError) }
    var outcome = cturbojpeg_nothing
    var reason = [CChar](repeating: 0, count: 200)
    let count = width * height * (isCMYK ? 4 : 1)
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.initialize(repeating: 255)
      outcome = cturbojpeg_decode(
        bytes, UInt64(bytes.count), buffer.baseAddress, Int32(width), Int32(height), isCMYK, &reason)
      filled = count
    }
    let image = GrayImage(width: width, pixels: isCMYK ? gray(ofInks: pixels) : pixels)
    switch outcome {
    case cturbojpeg_whole: return Scan(image: image)
    case cturbojpeg_cut: return Scan(image: image, flaw: .cut)
    case cturbojpeg_damaged: return Scan(image: image, flaw: .damaged)
    default:
      throw .malformed(
        reason: String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
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
