import CExpat
import Newspapers

/// Reads ALTO, the XML in which OCR records the words it found and where (www.loc.gov/standards/alto).
///
/// The version and the namespace do not matter: newspaper files have any or none, and the parts read here are
/// the same in all versions. Positions are given as fractions of the page, whatever unit they were measured
/// in.
public enum ALTODocument {
  private static let loadError: String? = cexpat_open(CEXPAT_LIBRARY).map { String(cString: $0) }

  /// Levels of nesting: a page needs seven, composed blocks a few more.
  private static let deepest = 64

  /// The words of `file`, in its order. A page without words is not an error.
  ///
  /// A file that declares entities or is nested deeper than any page needs is refused; memory stays
  /// proportional to the file.
  public static func layout(of file: [UInt8]) throws(ALTOError) -> PageLayout {
    try page(of: file, wantsPlaces: true).layout
  }

  /// The same, unconverted, with what the file says about the page itself.
  /// - Parameter wantsPlaces: whether to read where each word is.
  public static func page(of file: [UInt8], wantsPlaces: Bool) throws(ALTOError) -> ALTOPage {
    if let loadError {
      throw .noLibrary(what: "libexpat, which reads ALTO files, cannot be loaded: \(loadError)")
    }
    let reading = ALTOReading(wantsPlaces: wantsPlaces)
    var fault = cexpat_fault()
    let isRead = file.withUnsafeBytes { bytes in
      cexpat_parse(
        bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, deepest,
        { context, name, attributes in
          guard let context, let name, let attributes else { return CEXPAT_STOP }
          return Unmanaged<ALTOReading>.fromOpaque(context).takeUnretainedValue()
            .begin(XMLName(name), XMLAttributes(attributes))
        },
        { context, name in
          guard let context, let name else { return }
          Unmanaged<ALTOReading>.fromOpaque(context).takeUnretainedValue().end(XMLName(name))
        },
        { context, bytes, count in
          guard let context, let bytes else { return }
          let text = UnsafeRawBufferPointer(start: bytes, count: count)
          Unmanaged<ALTOReading>.fromOpaque(context).takeUnretainedValue()
            .text(text.bindMemory(to: UInt8.self))
        },
        Unmanaged.passUnretained(reading).toOpaque(), &fault)
    }
    guard isRead else {
      if let refusal = reading.refusal { throw .malformed(what: refusal) }
      let words = fault.words.map { String(cString: $0) } ?? "unknown"
      throw .malformed(what: "line \(fault.line): \(words)")
    }
    return reading.page
  }
}
