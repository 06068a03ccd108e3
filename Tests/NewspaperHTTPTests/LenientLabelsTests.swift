import Foundation
import NewspaperHTTP
import Testing

@Suite struct LenientLabelsTests {
  private struct Holder: Decodable {
    let field: LenientLabels
  }

  private func read(_ field: String) throws -> LenientLabels {
    try JSONDecoder().decode(Holder.self, from: Data("{\"field\":\(field)}".utf8)).field
  }

  @Test(arguments: [
    (#""english""#, ["english"]),
    (#"["english", "german"]"#, ["english", "german"]),
    ("254", ["254"]),
    (#"["254", 7, 1.5]"#, ["254", "7", "1.5"]),
    ("null", []),
    ("[]", []),
    (#"["", " ", null, "x"]"#, ["x"]),
    (#"" english ""#, ["english"]),
    ("true", []),
    (#"{"class":"location_state","label":"California","value":"california"}"#, ["California"]),
    (#"{"label":"","value":"california"}"#, ["california"]),
    (#"{"class":"x","label":"","value":""}"#, []),
    (#"{"title":"The sun","link":"https://example.org/"}"#, ["The sun"]),
    (#"[{"@value":"Astoria"},{"@value":null}]"#, ["Astoria"]),
    (#"[{"english":"https://example.org/e"},{"german":"https://example.org/g"}]"#, ["english", "german"]),
    (#"{"english":"https://example.org/e","german":null}"#, ["english", "german"]),
    (#"[["a"],["b",["c"]]]"#, ["a", "b", "c"]),
    (#"{"label":{"deep":"x"},"value":"y"}"#, ["y"]),
    ("{}", []),
  ])
  func `every type observed for a field is read as texts`(json: String, texts: [String]) throws {
    #expect(try read(json).texts == texts)
  }

  @Test func `a missing field means nothing`() throws {
    #expect(try JSONDecoder().decode(Holder.self, from: Data("{}".utf8)).field.labels.isEmpty)
  }

  @Test(arguments: [
    (#"{"label":"a","url":"https://example.org/1"}"#, "https://example.org/1"),
    (#"{"title":"a","link":"https://example.org/2"}"#, "https://example.org/2"),
    (#"{"label":"a","@id":"https://example.org/3"}"#, "https://example.org/3"),
    (#"{"a":"https://example.org/4"}"#, "https://example.org/4"),
    (#"{"label":"a","url":null}"#, nil),
    (#""a""#, nil),
  ])
  func `a label keeps the address that goes with it`(json: String, address: String?) throws {
    #expect(try read(json).labels == [LenientLabel(text: "a", address: address)])
  }

  @Test(
    arguments: [
      (#""5000""#, 5000), ("5000", 5000), (#""36,949""#, 36949), (#"{"label":"254"}"#, 254),
      (#""many""#, nil), ("null", nil),
    ]
      as [(String, Int?)])
  func `numbers are read from texts`(json: String, number: Int?) throws {
    #expect(try read(json).number == number)
  }
}
