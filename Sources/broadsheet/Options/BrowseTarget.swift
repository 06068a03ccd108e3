import Files
import Newspapers

/// What `browse` opens: a newspaper, or the folder of a corpus job's result.
enum BrowseTarget: Sendable {
  case newspaper(GivenNewspaper)
  case result(path: String)

  /// Reads an argument; any error becomes part of the usage error. A number is a newspaper, even if there is
  /// a folder with that name.
  static func argument(_ written: String) throws -> BrowseTarget {
    if !written.contains("/"), let newspaper = try? GivenNewspaper.argument(written) {
      return .newspaper(newspaper)
    }
    let isFolder = (try? OpenFolder(existing: GivenPath(written))) != nil
    if isFolder || isResult(written) { return .result(path: written) }
    return .newspaper(try GivenNewspaper.argument(written))
  }

  /// Whether it is where results are, whether it exists or not.
  private static func isResult(_ path: String) -> Bool {
    guard !path.contains("://") else { return false }
    let parts = path.split(separator: "/")
    return parts.last?.hasPrefix("job-") == true || parts.dropLast().last == "results"
  }

  var newspaper: GivenNewspaper? { if case .newspaper(let newspaper) = self { newspaper } else { nil } }

  var result: String? { if case .result(let path) = self { path } else { nil } }
}
