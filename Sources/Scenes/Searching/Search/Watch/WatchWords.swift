import MVP
import Newspapers
import Presentation
import Text

/// What `watch` says.
enum WatchWords {
  static func batches(_ count: Int, _ kind: String = "") -> String {
    "\(Numerals.grouped(count)) \(kind)\(count == 1 ? "batch" : "batches")"
  }

  /// For a run that requests nothing.
  static func price(of plan: WatchPlan, at server: String, _ price: WatchCost) -> WatchPrice {
    let place = SearchWords.place(server)
    guard !plan.new.isEmpty else { return WatchPrice(words: "no new batches \(place)", batches: []) }
    let new = batches(plan.new.count, "new ")
    guard !plan.batches.isEmpty else {
      return WatchPrice(words: "\(new) \(place), which cannot have matching pages", batches: [])
    }
    let some = plan.batches.count < plan.new.count ? ", \(plan.batches.count) of which can have pages" : ""
    return WatchPrice(
      words: "\(new) \(place)\(some): at least \(cost(price))\(rest(price))",
      batches: plan.batches.map { batch in
        Sanitizer.sanitized(batch.name) + (batch.ingested.map { ", ingested \($0.words)" } ?? "")
      })
  }

  static func price(ofBeginningAt server: String, batches count: Int) -> WatchPrice {
    WatchPrice(
      words: "not watched yet \(SearchWords.place(server)): the first run remembers its \(batches(count))",
      batches: [])
  }

  static func tooMany(_ plan: WatchPlan, at server: String, _ price: WatchCost) -> Failure {
    Failure(
      "\(batches(plan.batches.count, "new ")) \(SearchWords.place(server)) can have pages of it: at least "
        + "\(cost(price)); \(WatchPlan.mostBatches) batches are allowed",
      advice: [
        "Allow it with --max-requests or --yes, or start over with --baseline, which reports none of their pages."
      ], exitCode: ExitStatus.usage)
  }

  /// For when most batches are gone, perhaps for good.
  static func gone(_ error: NewspaperError) -> Failure {
    Failure(error).advising(
      "If it really has other batches now, start over with --baseline, which reports none of their pages.",
      isForCommands: true)
  }

  /// For a search of this machine.
  static let local = Failure(
    "it searches this machine; watch asks a server for what is new there",
    advice: ["Name the server: --source loc, or --source with a state site's address."],
    exitCode: ExitStatus.usage)

  /// `3 requests, about 99 s`.
  private static func cost(_ price: WatchCost) -> String {
    RequestPrice(requests: price.requests, seconds: price.seconds).words
  }

  /// What is not known before the first request.
  private static func rest(_ price: WatchCost) -> String {
    guard price.rows > 0 else { return "" }
    let others = price.readsOtherBatches ? ", including those of older batches" : ""
    return ", and 1 more for every further \(Numerals.count(price.rows, "matching page"))\(others); "
      + "how many there are is not known yet"
  }
}
