import ArgumentParser

/// A command uses one source.
extension SourceOptions {
  /// - Parameter arguments: the program's arguments, which ArgumentParser could parse; of several sources it would
  ///   silently take the last.
  /// - Throws: `ValidationError` if they name more than one.
  static func checkOnce(_ arguments: [String]) throws {
    let options = arguments.prefix { $0 != "--" }
    guard options.count(where: { $0 == "--source" || $0.hasPrefix("--source=") }) > 1 else { return }
    throw ValidationError("--source can be given once: a command uses one source at a time.")
  }
}
