import MVP
import Newspapers
import Presentation

/// Imports newspapers from files.
public final class ImportPresenter: MvpPresenter<ImportContent> {
  private let files: [String]
  private let isStrict: Bool
  private let importer: any NewspaperImporter

  /// - Parameters:
  ///   - files: `-` is standard input.
  ///   - isStrict: whether an unreadable record ends the import.
  public init(files: [String], isStrict: Bool, importer: any NewspaperImporter) {
    self.files = files
    self.isStrict = isStrict
    self.importer = importer
  }

  public override func start() async {
    showWaiting("Opening \(files.count == 1 ? files[0] : "\(files.count) files")")
    do throws(NewspaperError) {
      let report = try await importer.importNewspapers(from: files, isStrict: isStrict) {
        [weak self] progress in
        await self?.show(.refreshing(ImportContent(progress)))
      }
      show(.content(ImportContent(report)))
    } catch {
      // The progress shown before the failure does not matter: nothing was kept.
      show(.failed(Failure(error)))
    }
  }
}
