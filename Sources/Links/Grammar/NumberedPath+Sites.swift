/// What chronam and Open ONI both have (`core/urls.py` of both).
extension NumberedPath {
  /// What follows the number at every site, with its slashes: `.pdf`, `/issues/1865/`. Nil if nothing follows, or
  /// something that only some sites have, such as pictures.
  var restAtSites: String? {
    switch self {
    case .fault: nil
    case .newspaper(_, let rest):
      rest.first?.lowercased() == "issues"
        && (rest.count == 1 || rest.count == 2 && NumberedPath.number(rest[1]) != nil)
        ? NumberedPath.folder(rest)
        : NumberedPath.rest(rest, files: ["marc.xml"], folders: ["holdings", "feed"])
    case .issue(_, let rest):
      rest.count == 1 && NumberedPath.number(rest[0]) != nil
        ? NumberedPath.folder(rest) : NumberedPath.rest(rest, files: [], folders: [])
    case .page(_, let rest):
      NumberedPath.rest(rest, files: [".pdf", ".jp2", "ocr.xml", "ocr.txt"], folders: ["ocr"])
    }
  }

  private static func rest(_ rest: [String], files: Set<String>, folders: Set<String>) -> String? {
    guard rest.count == 1, let name = rest.first?.lowercased() else { return nil }
    if folders.contains(name) { return folder([name]) }
    guard files.contains(name) || name == ".json" || name == ".rdf" else { return nil }
    return name.hasPrefix(".") ? name : "/" + name
  }

  private static func folder(_ names: [String]) -> String { "/" + names.joined(separator: "/") + "/" }
}
