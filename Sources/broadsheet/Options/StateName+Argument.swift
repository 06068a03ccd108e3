import ArgumentParser
import Newspapers

extension StateName {
  /// What to say about a name that is not one of `names`; nil if it is one of them, in any case.
  static func fault(_ written: String, among names: [String] = all) -> ValidationError? {
    guard let meant = Resemblance.names(meantBy: written, among: names) else { return nil }
    return ValidationError(
      "“\(written)” is not a state or territory." + (meant.first.map { " Did you mean \($0)?" } ?? ""))
  }

  /// - Parameter directory: asked about other names, such as those of provinces.
  /// - Throws: `ValidationError` for a name that is neither a state nor in the directory.
  static func check(_ written: String?, in directory: any NewspaperDirectory) async throws {
    // If a source cannot list its states, the question stays open.
    guard let written, known(written) == nil, let listed = try? await directory.states() else { return }
    if let fault = fault(written, among: Set(all + listed.map(\.state)).sorted()) { throw fault }
  }
}
