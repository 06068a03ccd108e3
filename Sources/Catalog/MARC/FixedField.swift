import Newspapers

/// Field 008: fixed-position data in a serial's catalog record
/// (www.loc.gov/marc/bibliographic/bd008s.html).
struct FixedField {
  /// As parsed by `CatalogYear`: `190?`, `1???`, `????`.
  let start: String
  let end: String
  /// The English name of a state or territory.
  let state: String?
  let frequency: String?
  /// The English name of a language.
  let language: String?

  init(_ bytes: ArraySlice<UInt8>) {
    let bytes = Array(bytes)
    func text(_ range: Range<Int>) -> String {
      guard bytes.count >= range.upperBound else { return "" }
      return String(decoding: bytes[range], as: UTF8.self)
    }
    start = FixedField.year(text(7..<11))
    end = FixedField.year(text(11..<15))
    let code = text(15..<18)
    state = StateCodes.name(of: code.hasSuffix(" ") ? String(code.prefix { $0 != " " }) : code)
    frequency = bytes.count > 18 ? FrequencyName.term(ofCode: bytes[18]) : nil
    language = LanguageCodes.name(of: text(35..<38))
  }

  private static func year(_ written: String) -> String {
    if written == "9999" { return "current" }
    let isYear = written.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "u") }
    guard isYear, written.utf8.count == 4 else { return "" }
    return String(
      decoding: written.utf8.map { $0 == UInt8(ascii: "u") ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
  }
}
