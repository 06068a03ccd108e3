import Newspapers
import PageIndex

/// Writes generated pages into an index until it is killed: `index-probe PATH SEED`.
@main struct IndexProbe {
  static func main() async throws {
    let path = CommandLine.arguments[1]
    var state = UInt64(CommandLine.arguments[2]) ?? 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let index = PageIndex(path: path)
    let words = (0..<400).map { "word\($0)" }
    let lccn = try LCCN("sn83045462")
    while true {
      let pages = (0..<8).map { _ in
        KeptPage(
          page: PageID(
            issue: IssueID(lccn: lccn, date: IssueDate.start(of: 1900).adding(days: random(60))),
            sequence: 1 + random(3)),
          text: (0..<300).map { _ in words[random(words.count)] }.joined(separator: " "),
          title: "Evening star",
          source: "probe", way: .imported, fetched: 1)
      }
      try await index.keep(pages)
      print("kept", terminator: "\n")
    }
  }
}
