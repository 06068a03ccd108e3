import Presentation
import Testing

@Suite(.timeLimit(.minutes(2))) struct ProgressWordsTests {
  @Test(arguments: [
    (284_000_000, 2.0, "142 MB/s"), (600_000, 2, "0.3 MB/s"), (100_000, 1, "0.1 MB/s"),
    (84_400, 2, "42 KB/s"),
    (0, 1, "0 KB/s"), (5_000, 0, "5.0 MB/s"),
  ])
  func `a rate is never rounded to zero`(bytes: Int, seconds: Double, words: String) {
    #expect(ProgressWords.rate(bytes, seconds) == words)
  }

  @Test(arguments: [
    (0.0, 0), (0.5, 8), (1.0, 16), (1.1, 16), (3.0, 16), (-1.0, 0), (Double.infinity, 16),
    (-Double.infinity, 0), (Double.nan, 0),
  ])
  func `a bar is never fuller than full nor emptier than empty`(fraction: Double, full: Int) {
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: 16 - full)
    #expect(ProgressWords.bar(fraction) == bar)
  }
}
