/// How deep JSON is nested and whether it is complete, judged by its brackets alone, before parsing it.
public struct JSONShape: Equatable, Sendable {
  /// The deepest nesting of objects and lists.
  public private(set) var depth = 0
  /// Whether the text ends inside an object, a list or a string.
  public let isCut: Bool

  public init(_ body: [UInt8]) {
    var (open, isInString, isEscaped) = (0, false, false)
    for byte in body {
      if isEscaped {
        isEscaped = false
      } else if isInString {
        isEscaped = byte == UInt8(ascii: "\\")
        isInString = byte != UInt8(ascii: "\"")
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          open += 1
          depth = max(depth, open)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): open -= 1
        default: break
        }
      }
    }
    isCut = isInString || open > 0
  }
}
