import Foundation

/// Issues and pages of the fixture sites: every issue that a site lists can be opened; it has the two pages
/// in `Fixtures/pages`, and at the Library and Open ONI a third one that was not filmed.
enum FixturePages {
  /// A page of an issue of the sites with chronam's protocol; nil if `path` is something else or is not
  /// listed.
  /// - Parameter folder: that of the site's fixtures.
  static func answer(_ path: String, in folder: String) throws -> FixtureResponse? {
    let isOpenONI = folder.hasPrefix("openoni")
    if isOpenONI, path.hasPrefix("/images/iiif/") { return try picture(path) }
    guard let parts = FixtureAddress(path), try parts.isListed(in: folder) else { return nil }
    guard let sequence = parts.sequence else {
      return parts.file == "json" ? try template("\(folder)/issue.json", parts) : nil
    }
    if sequence == 3, isOpenONI, parts.file == "json" {
      return try template("openoni/page-without-scan.json", parts)
    }
    guard sequence <= 2 else { return nil }
    switch parts.file {
    case "json": return try template(isOpenONI ? "openoni/page.json" : "\(folder)/page.json", parts)
    case "ocr.txt": return try file("page-\(sequence).txt", "text/plain")
    case "ocr.xml": return try file("page-\(sequence).alto.xml", "text/xml")
    case "pdf": return try file("page-1.pdf", "application/pdf")
    case "jp2": return try file("page-1.jp2", "image/jp2")
    case let name where !isOpenONI && name.hasSuffix(".jpg"):
      return try file("page-\(sequence).jpg", "image/jpeg")
    default: return nil
    }
  }

  /// The files of pages as on tile.loc.gov; nil if `path` is something else.
  static func tile(_ path: String, _ query: [String: String]) throws -> FixtureResponse? {
    if path.hasPrefix("/image-services/iiif/") {
      return path.hasSuffix("/info.json") ? .json(#"{"width": 600, "height": 800}"#) : try picture(path)
    }
    if path == "/text-services/word-coordinates-service" {
      let segment = query["segment"] ?? ""
      let text = try Fixture.text("pages/page-\(number(segment)).txt")
      let body = try JSONSerialization.data(
        withJSONObject: [segment: ["full_text": text, "height": 16_000, "width": 12_000]])
      return .json(Array(body))
    }
    guard path.hasPrefix("/storage-services/") else { return nil }
    switch path.split(separator: ".").last {
    case "xml": return try file("page-\(number(path)).alto.xml", "text/xml")
    case "pdf": return try file("page-1.pdf", "application/pdf")
    case "jp2": return try file("page-1.jp2", "image/jp2")
    default: return nil
    }
  }

  /// The file with its capitals replaced with values from the address.
  /// - Parameter values: additional ones, as JSON.
  static func template(
    _ path: String, _ parts: FixtureAddress, _ values: [String: String] = [:]
  ) throws -> FixtureResponse {
    var text = try Fixture.text(path)
    let edition = parts.edition < 10 ? "0\(parts.edition)" : "\(parts.edition)"
    for (name, value) in values { text = text.replacingOccurrences(of: "\"\(name)\"", with: value) }
    for (name, value) in [
      ("AWARDEE", "dlc"), ("LCCN", parts.lccn), ("DATE", parts.date),
      ("DAY0EDITION", parts.date.replacingOccurrences(of: "-", with: "") + edition),
      ("EDITION", "\(parts.edition)"), ("SEQUENCE", "\(parts.sequence ?? 1)"), ("TITLE", "Fixture gazette."),
    ] { text = text.replacingOccurrences(of: name, with: value) }
    return .json(text)
  }

  /// The whole page, whatever part of it is requested.
  private static func picture(_ path: String) throws -> FixtureResponse {
    try file("page-\(number(path)).jpg", "image/jpeg")
  }

  /// A file shows one of two pages, depending on whether the number in its name is odd or even.
  private static func number(_ path: String) -> Int {
    let names = path.split { "/:".contains($0) }.map { $0.prefix { $0 != "." } }
    let number = names.last { $0.count == 4 && Int($0) != nil }.flatMap { Int($0) } ?? 1
    return number % 2 == 0 ? 2 : 1
  }

  private static func file(_ name: String, _ type: String) throws -> FixtureResponse {
    FixtureResponse(headers: ["Content-Type": type], body: try Fixture.bytes("pages/" + name))
  }
}
