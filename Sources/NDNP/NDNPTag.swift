/// A tag of an XML file of NDNP, read leniently: these files have many different makers, and only a few tags
/// matter.
struct NDNPTag {
  /// Without its prefix.
  let name: Substring
  private let inside: Substring
  /// What follows, up to the next tag, without white space.
  let text: String

  func value(of attribute: String) -> String? {
    var rest = inside
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
      let after = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = after.first, quote == "\"" || quote == "'" else { return nil }
      let value = after.dropFirst()
      guard let end = value.firstIndex(of: quote) else { return nil }
      if name.split(separator: ":").last.map(String.init) == attribute { return String(value[..<end]) }
      rest = value[value.index(after: end)...]
    }
    return nil
  }

  static func tags(of bytes: [UInt8]) -> [NDNPTag] {
    String(decoding: bytes, as: UTF8.self).split(separator: "<").compactMap { piece in
      guard let end = piece.firstIndex(of: ">"), let first = piece.first, first.isLetter else { return nil }
      let inside = piece[..<end]
      let name = inside.prefix { !$0.isWhitespace && $0 != "/" }
      return NDNPTag(
        name: name.split(separator: ":").last ?? name, inside: inside.dropFirst(name.count),
        text: String(piece[piece.index(after: end)...].filter { !$0.isWhitespace }))
    }
  }
}
