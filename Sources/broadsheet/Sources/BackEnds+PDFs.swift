import Files
import Newspapers

/// The PDFs that the queue downloads.
extension BackEnds {
  /// The folder that has them, each under the usual name of a page's file.
  var pdfFolder: String { settings.dataDirectory + "/pdf" }

  /// Those in the folder, and otherwise what `archive` has.
  func downloaded(_ archive: any NewspaperArchive) -> DownloadedArchive {
    DownloadedArchive(archive) { [pdfFolder] page async throws(NewspaperError) in
      let path = "\(pdfFolder)/\(FileNameTemplate.usual.name(of: .pdf, of: page))"
      do throws(FileFailure) {
        return try WholeFile(path: path).read()
      } catch {
        // It says nothing about other files.
        throw .unreadable(what: "cannot read \(error.reason)")
      }
    }
  }
}
