import Links
import Testing

/// Addresses, and texts that contain them.
@Suite struct LinkFuzzTests {
  @Test func `links do no harm`() async throws {
    let odd = OddText(words: [
      "https://", "http://", "chroniclingamerica.loc.gov", "www.loc.gov", "tile.loc.gov", "/lccn/", "/item/",
      "/resource/", "sn83045462", "/1865-04-10", "/ed-1", "/seq-3", "/", "?sp=3", "&sp=", "?", "&amp;",
      "#words=", "/search/pages/results/?", "andtext=gold", "proxtext=a+b", "&state=Ohio", "date1=1865",
      "&date2=07/04/1866", "web.archive.org/web/2015/", "proxy.example.edu/login?url=", "%2F", "%252F",
      "{{!}}", "\\_", "\\/", "&quot;", "&amp;gt;", "&#39;", "\\u0027", "\\)", "`", "```\n", "\n", "\n- ",
      "\n> ", "\n    ", "(", ")", "]", "|", "archive-url=",
      "url = {", "}", " ",
      "image_1x1_from_1,2_to_3,4.jpg", "/titles/places/", ";words=",
      "/data/batches/batch_a_b_ver01/data/sn83045462/1/1865041001/1.jp2",
    ])
    try await FuzzTarget.links.run(odd.bytes) { input in
      let link = LinkGrammar.read(input.text)
      if let address = link.address, link.status == .changed {
        let again = LinkGrammar.read(address)
        try property("\(address) is changed again, to \(again)", again.status != .changed)
      }
      if [.dead, .unknown].contains(link.status) { try property("no reason", link.note != nil) }
      let kind = input.dice.pick(TextKind.allCases)
      let piece = 1 + input.dice.below(64)
      let (once, old) = rewritten(input.bytes, kind, piece: input.bytes.count + 1)
      try property(
        "pieces are another text", rewritten(input.bytes, kind, piece: piece).output == once)
      if old.allSatisfy({ $0.new == nil }) { try property("something changed", once == input.bytes) }
    }
  }

  private func rewritten(
    _ bytes: [UInt8], _ kind: TextKind, piece: Int
  ) -> (output: [UInt8], found: [FoundLink]) {
    var rewriter = LinkRewriter(kind)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      bytes[start..<min(bytes.count, start + piece)].withUnsafeBytes { rewriter.append($0) }
    }
    rewriter.finish()
    return (rewriter.output, rewriter.found)
  }
}
