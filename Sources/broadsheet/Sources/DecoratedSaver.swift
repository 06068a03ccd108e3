import Newspapers

/// Another saver, with only the saving changed.
protocol DecoratedSaver: PageSaver {
  /// The other saver.
  var saver: any PageSaver { get }
}

extension DecoratedSaver {
  func path(of name: String) -> String { saver.path(of: name) }

  func pathOfExisting(_ name: String) throws(NewspaperError) -> String? { try saver.pathOfExisting(name) }

  func size(
    of file: PageFile, of page: PageID, at location: PageFileLocation
  ) async throws(NewspaperError) -> Int? {
    try await saver.size(of: file, of: page, at: location)
  }
}
