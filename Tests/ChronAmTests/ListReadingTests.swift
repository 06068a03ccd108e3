import Foundation
import NewspaperHTTP
import TestSupport
import Testing

@testable import ChronAm

/// Lists read in one pass are read as the decoder reads them.
@Suite struct ListReadingTests {
  private func rows(_ answer: NewspaperListResponse?) -> [ChronAmRow]? {
    guard case .chronAm(let rows) = answer else { return nil }
    return rows
  }

  private func decoded(_ json: [UInt8]) -> [ChronAmRow]? {
    rows(try? JSONDecoder().decode(NewspaperListResponse.self, from: Data(json)))
  }

  private static let list = #"""
    {"newspapers": [
      {"lccn": "sn83030214", "title": "New-York tribune.", "state": "New York", "url": "http:\/\/x\/1.json"},
      {"title":"La \u00faltima \ud83d\udcf0 \"hora\"\t\\","lccn":"sn1", "state":" "} , { } ,
      {"lccn": "", "title": "Ōpua — ‘star’"}
    ] }
    """#

  @Test func `a list as sites write it is read in one pass`() throws {
    let json = Array(ListReadingTests.list.utf8)
    let read = try #require(rows(NewspaperListResponse.read(json)))
    let titles = ["New-York tribune.", "La última 📰 \"hora\"\t\\", nil, "Ōpua — ‘star’"]
    #expect(read.map { $0.title.first } == titles)
    #expect(read == decoded(json))
  }

  @Test(arguments: [
    "", "{", "[]", "{}", #"{"newspapers":{}}"#, #"{"newspapers":[]"#, #"{"newspapers":[]}x"#,
    #"{"newspapers":[],"count":1}"#, #"{"collections":[]}"#, #"{"newspapers":[{"lccn":1}]}"#,
    #"{"newspapers":[{"lccn":null}]}"#, #"{"newspapers":[{"state":["Ohio","Iowa"]}]}"#,
    #"{"newspapers":[{},]}"#,
    #"{"newspapers":[{"lccn":"1","lccn":"2"}]}"#, #"{"newspapers":[{"lccn":"\x"}]}"#,
    #"{"newspapers":[{"lccn":"\ud83d"}]}"#, #"{"newspapers":[{"lccn":"\ud83d\u0041"}]}"#,
    #"{"newspapers":[{"lccn":"\udc00"}]}"#, #"{"newspapers":[{"lccn":"\u12"}]}"#,
    #"{"newspapers":[{"l\u0063cn":"1"}]}"#,
    #"{"newspapers":[{"lccn":"1\"#, "{\"newspapers\":[{\"lccn\":\"a\nb\"}]}",
  ])
  func `anything unusual is left to the decoder`(json: String) {
    #expect(rows(NewspaperListResponse.read(Array(json.utf8))) == nil)
  }

  @Test func `a damaged list is read as by the decoder, or not at all`() {
    let whole = Array(ListReadingTests.list.utf8)
    var random = SeededGenerator(seed: 1)
    var readable = 0
    for _ in 0..<20_000 {
      var json = whole
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: json.indices, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: json[place] = UInt8.random(in: .min ... .max, using: &random)
        case 1: json.remove(at: place)
        default: json.insert(whole.randomElement(using: &random) ?? 0, at: place)
        }
      }
      guard let read = rows(NewspaperListResponse.read(json)) else { continue }
      readable += 1
      #expect(read == decoded(json), "\(String(decoding: json, as: UTF8.self))")
    }
    #expect(readable > 1000)
  }
}
