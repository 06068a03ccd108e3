import Newspapers
import Testing

@testable import Scenes

@Suite(.timeLimit(.minutes(2))) struct CorpusCheckContentTests {
  @Test func `advice is given only where it helps`() {
    var content = CorpusCheckContent(folder: "C1")
    content.add(CorpusFault("receipts/dd_cut_ver01.jsonl", "the archive is damaged", isAtSource: true))
    #expect(content.advice.count == 1 && content.advice[0].contains("“broadsheet corpus fetch C1”"))
    // Without it, the plan keeps what it has.
    #expect(content.advice[0].contains("“broadsheet corpus plan C1 --refresh”"), "\(content.advice)")
    #expect(content.advice.allSatisfy { !$0.contains("--check") }, "\(content.advice)")
    content.add(CorpusFault("pages/batch=a_one_ver01/pages.jsonl.gz", "it is damaged"))
    #expect(content.advice.count == 2 && content.advice[1].contains("--check"), "\(content.advice)")
    content.add(CorpusFault("archives/a_two_ver01.tar.bz2", "it has 1 byte", hasPages: true))
    #expect(content.advice.count == 3 && content.advice[2].contains("you can remove it"), "\(content.advice)")
    content.add(CorpusFault("archives/a_three_ver01.tar.bz2", "it has 1 byte"))
    #expect(content.advice.count == 4 && content.advice[3].contains("fetch C1"), "\(content.advice)")
    content.add(CorpusFault("archives/a_four_ver01.tar.bz2", "it could not be fetched", isMissing: true))
    #expect(content.advice.count == 5 && content.advice[4].contains("tries again"), "\(content.advice)")
  }
}
