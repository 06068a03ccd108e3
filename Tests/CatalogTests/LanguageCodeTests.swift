import Testing

@testable import Catalog
@testable import Newspapers

/// Languages have the same names in records and for readers.
struct LanguageCodeTests {
  @Test func `a language's code means the same in a record`() {
    let codes = LanguageName.all.compactMap { name in LanguageName.code(of: name).map { (name, $0) } }
    #expect(codes.count > 30)
    for (name, code) in codes {
      #expect(LanguageCodes.name(of: code) == name && LanguageName.english(code) == name, "\(code)")
    }
  }
}
