import Foundation
import Newspapers
import Presentation
import Testing

/// A list's output for other programs, with malicious titles.
@Suite(.timeLimit(.minutes(2))) struct PrintedFieldsTests {
  private func row(_ title: String) throws -> NewspaperRow {
    NewspaperRow(Newspaper(lccn: try LCCN("sn83030214"), title: title))
  }

  /// The title's field, as it appears in the line.
  private func csv(_ title: String) throws -> String {
    String(NewspaperFields(try row(title)).csv.dropFirst("sn83030214,".count).dropLast(",,,,,,,,,".count))
  }

  @Test(arguments: [
    ("The sun", "The sun"), ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(1)", "'@SUM(1)"),
    (" =1+1", "'=1+1"), ("\t=1+1", "'=1+1"), ("\r=1+1", "'=1+1"), ("＝1", "'＝1"), ("＠x", "'＠x"),
    ("\u{200b}=1", "'=1"), ("=\u{301}1", "'=\u{301}1"), ("a=b", "a=b"), ("=a,b", "\"'=a,b\""),
  ])
  func `a formula becomes text`(title: String, field: String) throws {
    #expect(try csv(title).unicodeScalars.elementsEqual(field.unicodeScalars))
  }

  @Test(arguments: [
    ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("\"", "\"\"\"\""),
    // To a program that reads bytes, a comma or a quotation mark with a combining mark is still one.
    ("a,\u{301}b", "\"a,\u{301}b\""), ("a\"\u{5b8}b", "\"a\"\"\u{5b8}b\""),
  ])
  func `field separators are quoted`(title: String, field: String) throws {
    #expect(try csv(title).unicodeScalars.elementsEqual(field.unicodeScalars))
  }

  /// Each would swallow quotation marks and commas of the surrounding JSON, if the whole line were sanitized.
  @Test(arguments: ["a\u{9b}", "a\u{9d}", "a\u{90}\u{7}", "a\u{1b}[", "a\u{1b}]0;", "a\u{202e}", "a\u{85}"])
  func `JSON stays valid whatever is removed`(title: String) throws {
    let text = JSONLines.object(NewspaperJSON(try row(title)))
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["title"] as? String == "a")
    #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test func `a title without visible characters is shown as its number`() throws {
    #expect(try row("\u{202e}\u{200b}").title == "sn83030214")
  }

  @Test func `a record has nothing that a terminal would obey`() throws {
    let hostile = "x\u{1b}]52;c;QQ==\u{7}\u{202e}y"
    let detail = NewspaperDetail(
      newspaper: Newspaper(lccn: try LCCN("sn83030214"), title: hostile), otherTitles: [hostile],
      placeOfPublication: hostile, publisher: hostile, subjects: [hostile], notes: [hostile],
      essay: hostile + "\n\n" + hostile, preceding: [RelatedNewspaper(lccn: nil, title: hostile)],
      oclc: hostile,
      issn: hostile, webAddress: hostile)
    let content = NewspaperDetailContent(
      NewspaperRecord(detail: detail, origin: Origin(name: "x", asOf: 0, isLive: true)))
    #expect(content.essay == "xy\n\nxy")
    for text in [content.publisher, content.oclc, content.issn, content.address, content.notes[0]] {
      #expect(text == "xy")
    }
  }
}
