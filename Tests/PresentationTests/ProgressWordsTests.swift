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
}
