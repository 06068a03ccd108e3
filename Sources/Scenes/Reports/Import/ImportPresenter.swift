import MVP
import Newspapers
import Presentation

/// Imports newspapers from files.
public final class ImportPresenter: MvpPresenter<ImportContent> {
  private let files: [String]
  private let tolerance: ImportTolerance
  private let importer: any NewspaperImporter

  /// - Parameters:
  ///   - files: `-` is standard input.
  ///   - tolerance: what may be wrong with the files.
  public init(files: [String], tolerance: ImportTolerance, importer: any NewspaperImporter) {
    self.files = files
    self.tolerance = tolerance
    self.importer = importer
  }

  public override func start() async {
    showWaiting("Opening \(files.count == 1 ? files[0] : "\(files.count) files")")
    do throws(NewspaperError) {
      let report = try await importer.importNewspapers(from: files, tolerance: tolerance) {
        [weak self] progress in
        await self?.show(.refreshing(ImportContent(progress)))
      }
      show(.content(ImportContent(report).advising(report.total)))
    } catch {
      // The progress shown before the failure does not matter: nothing was imported.
      show(.failed(Failure(error)))
    }
  }
}
