import CTesseract
import Files
import Newspapers
import Scans

/// Reads scans with Tesseract 5.
public struct Tesseract: TextRecognizer {
  private let library: String

  public init() { self.init(library: TesseractLibrary.usual) }

  /// - Parameter library: another one, for tests.
  public init(library: String) { self.library = library }

  public func name() throws(NewspaperError) -> String {
    try TesseractLibrary.load(library)
    return "Tesseract \(TesseractLibrary.version)"
  }

  public func installedLanguages() throws(NewspaperError) -> [String] {
    try TesseractLibrary.load(library)
    guard let folder = TesseractLibrary.folder else { return [] }
    do throws(FileFailure) {
      // `osd` detects orientation and script, and is not a language.
      return try Folder.names(in: folder).filter { $0.hasSuffix(".traineddata") }
        .map { String($0.dropLast(".traineddata".count)) }.filter { $0 != "osd" }.sorted()
    } catch {
      throw .local(what: "the languages of Tesseract cannot be listed: \(error.reason)")
    }
  }

  public func read(
    _ region: PageBox, of scan: PageScan, languages: [String], progress: @escaping @Sendable (Double) -> Void
  ) async throws(NewspaperError) -> RecognizedText {
    try check(languages)
    let (picture, place) = try await GrayPixels.decoded(region, of: scan)
    if Task.isCancelled { throw .canceled }
    let answer = await OwnThread.run { job in
      func read(isOneBlock: Bool) -> (outcome: ctesseract_outcome, words: [ReadWord]) {
        TesseractLibrary.read(picture, languages: languages, isOneBlock: isOneBlock) { share in
          guard !job.isCanceled else { return false }
          progress(share)
          return true
        }
      }
      let answer = read(isOneBlock: false)
      // If it sees no columns, as in a single headline, it finds nothing.
      let isEmpty = answer.outcome == ctesseract_done && answer.words.isEmpty && place != .whole
      return isEmpty ? read(isOneBlock: true) : answer
    }
    guard let answer else {
      if Task.isCancelled { throw .canceled }
      throw .local(what: "Tesseract cannot be started: this machine allows no more threads")
    }
    switch answer.outcome {
    case ctesseract_done:
      return RecognizedText(
        layout: PageLayout(answer.words, of: picture, at: place), width: picture.width, height: picture.height
      )
    case ctesseract_stopped: throw .canceled
    case ctesseract_no_language:
      throw .local(what: "Tesseract cannot load its data for \(languages.joined(separator: ", "))")
    default: throw .local(what: "Tesseract failed on this scan")
    }
  }

  public func known(_ words: [String], languages: [String]) async throws(NewspaperError) -> KnownWords {
    try check(languages)
    let known = await OwnThread.run { job -> Int? in
      var known = [Bool](repeating: false, count: words.count)
      for language in languages where !job.isCanceled {
        guard let found = TesseractLibrary.known(words, language) else { continue }
        for (index, isKnown) in found.enumerated() where isKnown { known[index] = true }
      }
      return known.count(where: \.self)
    }
    guard let known else { throw .canceled }
    return KnownWords(known: known, total: words.count)
  }

  /// - Throws: `.notInstalled`, naming the packages of all missing ones, or the first that has no package.
  private func check(_ languages: [String]) throws(NewspaperError) {
    let installed = try installedLanguages()
    let missing = languages.filter { !installed.contains($0) }
    guard !missing.isEmpty else { return }
    if let unknown = missing.first(where: { OCRLanguage.package(for: $0) == nil }) {
      let here = installed.isEmpty ? "none are" : installed.joined(separator: ", ") + " are"
      throw .notInstalled(
        what: "Tesseract has no language “\(unknown)”; \(here) installed here", packages: [])
    }
    throw .notInstalled(
      what: "Tesseract has no data here for \(missing.joined(separator: ", "))",
      packages: missing.compactMap(OCRLanguage.package))
  }
}
