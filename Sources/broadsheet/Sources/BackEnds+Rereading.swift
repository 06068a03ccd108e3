import Catalog
import Demonstration
import Newspapers
import Recognition

/// Reading pages again on this machine.
extension BackEnds {
  var recognizer: Tesseract { Tesseract() }

  /// - Parameters:
  ///   - original: the archive with the source's own texts and scans.
  ///   - directory: the source for languages of newspapers that this machine's catalog does not have.
  func rereader(of original: any NewspaperArchive, directory: any NewspaperDirectory) -> Rereader {
    Rereader(
      original: original, recognizer: recognizer, store: readings,
      index: settings.index == .no ? nil : pages,
      languages: { [catalogFile] lccn in
        if let known = await BackEnds.newspaper(lccn, catalogFile) { return known.languages }
        // Nothing is requested for this: a newspaper that nobody has opened is assumed to be in English;
        // --language overrides that.
        return (try? await directory.newspaper(lccn, freshness: .kept))?.detail.newspaper.languages ?? []
      }, now: now)
  }
}
