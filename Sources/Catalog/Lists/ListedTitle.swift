import Newspapers

/// A title as lists print it, on one line: `The age-herald. [volume] (Birmingham, Ala.) 1897-1902`.
struct ListedTitle {
  let name: String
  /// Empty if the line does not say.
  let place: String
  /// As `CatalogYear` prints them; empty if unknown.
  let start: String
  let end: String

  init(_ line: String) {
    let line = TitleLine(Lines.line(line))
    (name, place) = (line.name, line.place ?? "")
    start = line.years.map { $0.start.listed } ?? ""
    end = line.years.map { $0.end.listed } ?? ""
  }

  /// With `&#39;` and the like resolved.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var plain: [UInt8] = []
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        if bytes[position] == UInt8(ascii: "&"),
          let end = XMLReference.decode(bytes, at: position, into: &plain)
        {
          position = end
        } else {
          plain.append(bytes[position])
          position += 1
        }
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
