import Clock
import HTTP
import MVP
import Newspapers
import Presentation
import Scenes

/// Checks the recent requests to servers by all running programs, and which servers refuse requests.
struct PaceCheck: DoctorCheck {
  let title = "Pace"
  let settings: Settings

  func run(report: @escaping Finding.Report) async {
    let known = PaceReading.all(
      in: settings.paceDirectory, now: SystemClock().now, pace: settings.pace(of:))
    let lively = known.filter { $0.lastMinute > 0 || $0.blockedUntil != nil }
    for reading in lively {
      if let until = reading.blockedUntil {
        let failure = Failure(NewspaperError.rateLimited(host: reading.host, until: until))
        await report(.warning(reading.host, failure.message, advice: failure.advice))
      } else {
        await report(.good(reading.host, PaceCheck.words(reading, settings.pace(of: reading.host))))
      }
    }
    if lively.isEmpty {
      await report(.good("servers", "no requests in the last minute; no server is refusing them"))
    }
  }

  private static func words(_ reading: PaceReading, _ pace: HostPace?) -> String {
    let count = "\(reading.lastMinute) request\(reading.lastMinute == 1 ? "" : "s") in the last minute"
    return count + (pace.map { ", paced at \($0.allWords)" } ?? "")
  }
}
