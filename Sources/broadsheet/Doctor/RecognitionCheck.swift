import MVP
import Newspapers
import Presentation
import Recognition
import Scenes

/// Whether pages can be read again on this machine.
struct RecognitionCheck: DoctorCheck {
  let title = "Reading scans on this machine"
  let recognizer: any TextRecognizer
  let readings: ReadingFiles
  let environment: [String: String]

  private static let name = "Tesseract"

  func run(report: @escaping Finding.Report) async {
    await report(engine)
    await report(await pages)
  }

  /// It is optional: without it, everything else works.
  private var engine: Finding {
    do throws(NewspaperError) {
      let version = try recognizer.name().split(separator: " ").last.map(String.init) ?? ""
      let languages = try recognizer.installedLanguages()
      guard !languages.isEmpty else {
        return .warning(
          RecognitionCheck.name, "\(version), without data for any language",
          advice: ["On Debian and Ubuntu: sudo apt install tesseract-ocr-eng"])
      }
      return .good(RecognitionCheck.name, "\(version); languages: \(languages.joined(separator: ", "))")
    } catch {
      let failure = Failure(error)
      guard case .notInstalled = error else { return .failure(RecognitionCheck.name, failure) }
      return .note(
        RecognitionCheck.name, "not installed (optional); “broadsheet read --again” needs it",
        advice: failure.advice)
    }
  }

  private var pages: Finding {
    get async {
      let path = Abbreviation.path(readings.folder, environment: environment)
      do throws(NewspaperError) {
        let count = try await readings.count()
        return .note(
          "read again", count == 0 ? "no pages yet" : "\(Numerals.count(count, "page")) in \(path)")
      } catch {
        let words = Failure.words(for: error).replacing(readings.folder, with: path)
        return .failure("read again", Failure(words, exitCode: ExitStatus.inputOutput))
      }
    }
  }
}
