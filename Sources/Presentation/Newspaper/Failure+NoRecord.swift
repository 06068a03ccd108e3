import MVP
import Newspapers

extension Failure {
  /// For a newspaper that has no record but exists: this machine has `pages` of it.
  public static func noRecord(of lccn: LCCN, pages: Int, _ error: NewspaperError) -> Failure {
    let usual = Failure(error)
    let have = "This machine has \(Numerals.count(pages, "page")) of it, but no record."
    return Failure(
      usual.message, advice: [have],
      commandAdvice: [
        "“broadsheet search --source here lccn:\(lccn)” lists what there is.",
        "“broadsheet sync --directory” fetches the records of all newspapers.",
      ], exitCode: usual.exitCode)
  }
}
