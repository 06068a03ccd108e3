import Foundation
import TestSupport

/// Responses from the fixtures, changed.
struct JSONCorpus {
  private let trees: [JSONTree]
  private let files: [[UInt8]]
  private let odd: OddText

  /// - Parameters:
  ///   - names: files below `Fixtures/`, and folders, from which all JSON files are taken whose names begin
  ///     with `prefix`.
  ///   - words: possible contents of these responses' fields.
  init(_ names: [String], prefix: String = "", words: [String]) throws {
    var files: [[UInt8]] = []
    for name in names {
      if name.hasSuffix(".json") {
        files.append(try Fixture.bytes(name))
      } else {
        files += try Fixture.names(in: name).filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }
          .map { try Fixture.bytes("\(name)/\($0)") }
      }
    }
    self.init(files, words: words)
  }

  /// - Parameter files: responses that are generated as needed.
  init(_ files: [[UInt8]], words: [String]) {
    self.files = files
    trees = files.compactMap { try? JSONDecoder().decode(JSONTree.self, from: Data($0)) }
    odd = OddText(words: words + JSONCorpus.words)
  }

  func bytes(_ dice: inout FuzzGenerator) -> [UInt8] {
    if dice.once(in: 40) { return odd.bytes(&dice) }
    if dice.once(in: 10) {
      var bytes = dice.pick(files)
      ByteChange.apply(to: &bytes, &dice)
      return bytes
    }
    var tree = dice.pick(trees)
    tree.thin(&dice)
    tree.change(&dice, odd)
    var bytes = tree.bytes
    if dice.once(in: 8) { ByteChange.apply(to: &bytes, &dice) }
    return bytes
  }

  private static let words = [
    "sn83030214", "sn 83-30214", "2017218620", "https://www.loc.gov/item/sn83045462/",
    "http://x.org/lccn/sn97071004/",
    "The Advocate (Charleston, W. Va.) 1901-1913", "new york", "New York--Kings--Brooklyn", "[volume]", "<p>",
    "<br/>",
    "</p>", "<!--", "-->", "&amp;", "&#8217;", "&#x1F600;", "1866-04-10", "1866", "18??", "current", "9999",
    "english",
    "newspaper", "404", "(", ")", ") 1901-", "--fast--(OCoLC)", ", [18??-19??]", " : ", "daily",
  ]
}
