import Corpus
import Files
import MVP
import Presentation
import Scenes

/// How fast this machine reads archives, on which corpus plans are based.
struct SpeedCheck: DoctorCheck {
  let title = "Reading archives"
  let settings: Settings

  func run(report: @escaping Finding.Report) async {
    do throws(CorpusFailure) {
      try settings.makeCache()
      let trial = try await SpeedTrial.run(at: settings.cacheDirectory + "/trial.tar.bz2")
      try SpeedFile(settings: settings).write(trial.bytesPerSecond)
      let hours = CorpusSpeedWords.wholeCorpus(bytesPerSecond: trial.bytesPerSecond)
      await report(
        .good(
          "speed",
          "\(ProgressWords.rate(Int(trial.bytesPerSecond), 1)) on one core, about \(Int(trial.bytesPerSecond / 111_300)) pages a second; "
            + "all 23 million pages take \(hours) core-hours"))
    } catch {
      await report(.failure("speed", Failure(error.what, exitCode: error.status)))
    }
  }
}

enum CorpusSpeedWords {
  /// Hours for 2.56 TB.
  static func wholeCorpus(bytesPerSecond: Double) -> String {
    Numerals.grouped(Int((2.56e12 / bytesPerSecond / 3600).rounded()))
  }
}

extension Settings {
  fileprivate func makeCache() throws(CorpusFailure) {
    do throws(FileFailure) { try Folder.make(cacheDirectory) } catch {
      throw .unwritable(what: "cannot write \(error.reason)")
    }
  }
}
