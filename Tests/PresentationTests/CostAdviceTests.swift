import MVP
import Newspapers
import Presentation
import Testing

@Suite(.timeLimit(.minutes(1))) struct CostAdviceTests {
  @Test(arguments: [
    (SearchExcess.parts(.phrases, surplus: 4, of: 12), "Leave out 4 of the 12 phrases."),
    (SearchExcess.parts(.values(.state), surplus: 1, of: 9), "Leave out 1 of the 9 states."),
    (SearchExcess.parts(.exclusions, surplus: 2, of: 9), "Leave out 2 of the 9 words or phrases after NOT."),
    (SearchExcess.lists([.phrases, .values(.lccn)]), "Search for fewer phrases and fewer newspapers."),
    (SearchExcess.lists([]), "Search for fewer alternatives."),
    (SearchExcess.periods(8), "Count at most 8 periods: narrow the dates, or count longer periods."),
    (SearchExcess.passages(60), "Print fewer pages: --limit 60."),
  ]) func `a costly search is advised what makes it cheaper`(excess: SearchExcess, advice: String) {
    let failure = Failure(.tooCostly(source: "h", requests: 90, seconds: 90, limit: 60, excess: excess))
    #expect((failure.screenAdvice + failure.commandAdvice).contains(advice), "\(failure)")
  }
}
