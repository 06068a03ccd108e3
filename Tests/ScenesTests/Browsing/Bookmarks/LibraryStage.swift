import Newspapers
import ReadersLibrary
import TestSupport

/// An 80 by 24 stage with sample newspapers, and a real file for the reader's library.
@MainActor struct LibraryStage {
  let library: LibraryFile
  let stage: Stage
  private let folder = TemporaryFolder()

  init() {
    library = LibraryFile(path: folder.file("library.sqlite"))
    stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), library: library)
  }
}
