/// Which page of an issue each file of an NDNP batch is, as the issue's METS file says (www.loc.gov/ndnp/guidelines).
///
/// A page's record has its place in the issue (`mods:start`), and the map of the issue joins records and files. Only
/// tags and attributes are read: the rest of METS does not matter here.
struct IssueMETS {
  /// By the name of the OCR file without `.xml`.
  let sequences: [String: Int]

  init(_ bytes: [UInt8]) {
    var (records, files, sequences) = ([String: Int](), [String: String](), [String: Int]())
    var (record, file, page): (String?, String?, Int?) = (nil, nil, nil)
    var pages = 0
    for tag in IssueMETS.tags(of: String(decoding: bytes, as: UTF8.self)) {
      switch tag.name {
      case "dmdSec": record = tag.value(of: "ID")
      case "start": if let record { records[record] = Int(tag.text) }
      case "file": file = tag.value(of: "ID")
      case "FLocat": if let file, let name = tag.value(of: "href") { files[file] = name }
      case "div":
        page = nil
        if tag.value(of: "TYPE")?.hasSuffix("page") == true {
          pages += 1
          page = tag.value(of: "DMDID").flatMap { records[$0] } ?? pages
        }
      case "fptr":
        guard let page, let name = tag.value(of: "FILEID").flatMap({ files[$0] }), name.hasSuffix(".xml")
        else {
          continue
        }
        let last = name.split(separator: "/").last.map(String.init) ?? name
        sequences[String(last.dropLast(4)).lowercased()] = page
      default: continue
      }
    }
    self.sequences = sequences
  }

  private struct Tag {
    /// Without its prefix.
    let name: Substring
    let inside: Substring
    /// What follows, up to the next tag.
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
  }

  private static func tags(of text: String) -> [Tag] {
    text.split(separator: "<").compactMap { piece in
      guard let end = piece.firstIndex(of: ">"), let first = piece.first, first.isLetter else { return nil }
      let inside = piece[..<end]
      let name = inside.prefix { !$0.isWhitespace && $0 != "/" }
      return Tag(
        name: name.split(separator: ":").last ?? name, inside: inside.dropFirst(name.count),
        text: String(piece[piece.index(after: end)...].filter { !$0.isWhitespace }))
    }
  }
}
