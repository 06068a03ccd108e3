import Corpus
import MVP

extension InterruptNote {
  /// The message for interrupting the reading of archives.
  static func ofPages(_ meter: JobMeter) -> InterruptNote {
    InterruptNote {
      "broadsheet: stopped after \(Numerals.count(meter.pages, "page")); run the same command to continue"
    }
  }
}
