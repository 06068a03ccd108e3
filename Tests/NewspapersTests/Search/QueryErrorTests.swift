import Newspapers
import Testing

struct QueryErrorTests {
  static let errors: [(String, Int?, String)] = [
    ("", 1, "Nothing to search for."),
    ("kl*", 3, "The beginning of a word needs at least three letters."),
    ("*dike", 1, "* works only at the end of a word. Did you mean dike*?"),
    ("gold dik*e", 9, "* works only at the end of a word. Did you mean dike*?"),
    ("-gold", 1, "This only excludes pages. Add a word that pages should have."),
    ("gold OR -silver", 9, "This only excludes pages. Add a word that pages should have."),
    ("strike OR", 8, "OR needs something after it."),
    ("OR strike", 1, "OR needs something before it."),
    ("a AND OR b", 3, "AND needs something after it."),
    ("a NOT", 3, "NOT needs something after it."),
    ("(flood", 1, "This parenthesis is never closed."),
    ("flood)", 6, "This “)” has no matching “(”."),
    ("a ()", 3, "There is nothing in these parentheses."),
    (#"a "flood"#, 3, "This quotation mark is never closed."),
    ("date:1913-02-30 flood", 6, "There is no February 30, 1913."),
    ("Harrison~*", 10, "~ comes after *. Did you mean Harrison*~?"),
    ("date:1918..1914 war", 6, "1918 is later than 1914. Did you mean date:1914..1918?"),
    (
      "date:1914-1918 war", 6,
      "“1914-1918” is not a date, such as 1905, 1905-07, 1905-07-04, “July 4, 1905”, or 1900..1910. Did you mean date:1914..1918?"
    ),
    (
      "date:1800..1900..1950 war", 6,
      "“1800..1900..1950” is not a date, such as 1905, 1905-07, 1905-07-04, “July 4, 1905”, or 1900..1910. Did you mean date:1800..1950?"
    ),
    ("titel:star flood", 1, "“titel” is not a field. Did you mean title:?"),
    ("flood year:1913", 7, "“year” is not a field. Did you mean date:?"),
    ("state:Ohoi flood", 7, "“Ohoi” is not a state. Did you mean state:Ohio?"),
    ("flood state:New York", 13, #"“New” is not a state. Did you mean state:"New York"?"#),
    ("state: Ohio", 1, "state: needs a value right after the colon. Did you mean state:Ohio?"),
    ("lccn:banana", 6, "“banana” is not an LCCN, such as sn83045462."),
    ("a near/0 b", 3, "A distance is a number of words, from 1 to 100."),
    ("a near/5 -b", 10, "Only words and phrases can be near each other."),
    ("a near/5 (b c)", 10, "Only words and phrases can be near each other."),
    ("wilson near/9 Wilson", nil, "Near looks for different words: “wilson” cannot be near itself."),
    ("wilson NEAR =wilson", nil, "Near looks for different words: “wilson” cannot be near itself."),
    ("wilson NEAR wil*", nil, "Near looks for different words: “wil*” also finds “wilson”."),
    (
      "president NEAR \"woodrow wilson\" NEAR woodrow", nil,
      "Near looks for different words: “woodrow” is part of “woodrow wilson”."
    ),
    ("near/5 b", 1, "near/5 needs something before it."),
    (
      "a near/5 b near/6 c", 12,
      "Words near each other must all have the same distance. Did you mean near/5?"
    ),
    ("page:0 a", 6, "page: takes front, a number, or a range such as 2..4."),
    ("is:readd a", 4, "is: can be read, kept, or noted. Did you mean is:read?"),
    ("on:02-30 a", 4, "“02-30” is not a day of the year."),
    (
      "a frequency:Daily (frequency:Weekly)", nil,
      "No page can have both “frequency:Daily” and “frequency:Weekly”."
    ),
    ("state:(Ohio AND Iowa)", 13, "state: takes values, with OR between them."),
  ]

  @Test(arguments: errors)
  func `an error says where and why`(_ typed: String, _ column: Int?, _ sentence: String) throws {
    let error = try #require(throws: SearchQueryError.self) { try SearchQuery.read(typed) }
    #expect(error.sentence == sentence)
    #expect(error.column == column)
  }

  @Test func `limits are errors`() {
    for text in [
      String(repeating: "a", count: 4001),
      String(repeating: "(", count: 33) + "a" + String(repeating: ")", count: 33),
      String(repeating: "ab ", count: 201) + "cd",
      (0..<201).map { "w\($0)" }.joined(separator: " "),
      "near/5(" + String(repeating: "(aa OR bb OR cc) ", count: 12) + ")",
    ] {
      #expect(throws: SearchQueryError.self) { try SearchQuery.read(text) }
    }
    #expect(throws: Never.self) {
      try SearchQuery.read(String(repeating: "(", count: 32) + "a" + String(repeating: ")", count: 32))
    }
  }
}
