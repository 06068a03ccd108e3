import Catalog
import Demonstration
import Newspapers
import Recognition

/// Reading pages anew on this machine.
extension BackEnds {
  var recognizer: Tesseract { Tesseract() }

  /// - Parameters:
  ///   - original: whose texts and scans are the source's own.
  ///   - directory: what says the languages of newspapers that this machine's catalog does not have.
  func rereader(of original: any NewspaperArchive, directory: any NewspaperDirectory) -> Rereader {
    Rereader(
      original: original, recognizer: recognizer, store: readings,
      index: settings.index == .no ? nil : pages,
      languages: { [catalogFile] lccn in
        if let known = await BackEnds.newspaper(lccn, catalogFile) { return known.languages }
        // Nothing is requested for this: a newspaper that nobody looked at is taken to be in English, and --language says
        // otherwise.
        return (try? await directory.newspaper(lccn, freshness: .kept))?.detail.newspaper.languages ?? []
      }, now: now)
  }
}
