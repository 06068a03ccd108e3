import Glibc

/// The attributes of a `String` element, found in one pass: a page has ten thousand of these elements, with ten attributes
/// each. Valid only during the parser's callback.
struct XMLWord {
  private(set) var content: UnsafeBufferPointer<UInt8>?
  private(set) var isFirstPart = false
  private var written: UnsafePointer<CChar>?
  private var x: UnsafePointer<CChar>?
  private var y: UnsafePointer<CChar>?
  private var width: UnsafePointer<CChar>?
  private var height: UnsafePointer<CChar>?

  init(_ attributes: XMLAttributes) {
    attributes.forEach { name, value in
      switch UInt8(bitPattern: name[0]) {
      case UInt8(ascii: "C"):
        guard strcmp(name, "CONTENT") == 0 else { return }
        let bytes = UnsafeRawPointer(value).assumingMemoryBound(to: UInt8.self)
        content = UnsafeBufferPointer(start: bytes, count: strlen(value))
      case UInt8(ascii: "W"):
        if strcmp(name, "WC") == 0 { written = value } else if strcmp(name, "WIDTH") == 0 { width = value }
      case UInt8(ascii: "H"):
        if strcmp(name, "HPOS") == 0 { x = value } else if strcmp(name, "HEIGHT") == 0 { height = value }
      case UInt8(ascii: "V"):
        if strcmp(name, "VPOS") == 0 { y = value }
      case UInt8(ascii: "S"):
        if strcmp(name, "SUBS_TYPE") == 0 { isFirstPart = strcmp(value, "HypPart1") == 0 }
      default: break
      }
    }
  }

  var confidence: Double? { written.flatMap(XMLAttributes.number) }

  func place(_ confidence: Double?) -> ALTOPage.Place {
    ALTOPage.Place(
      x: x.flatMap(XMLAttributes.number), y: y.flatMap(XMLAttributes.number),
      width: width.flatMap(XMLAttributes.number), height: height.flatMap(XMLAttributes.number),
      confidence: confidence)
  }
}
