/// The parts of an address, starting at the newspaper's number.
struct AddressParts {
  /// `["sn83045462", "1865-10-02", "ed-1"]`; empty if there is no newspaper.
  let path: [String]
  /// The value of `sp`: the page of an issue that www.loc.gov shows.
  let shownPage: String?

  /// Precedes a newspaper's number in an address.
  private static let markers: Set<String> = ["lccn", "item", "resource"]

  init(_ written: String) throws(PageAddressError) {
    let text = written.trimmed
    guard !text.isEmpty else { throw PageAddressError(written: written, reason: .empty) }
    var rest = text[...]
    var hasHost = false
    if let scheme = rest.place(of: "://") {
      let name = rest[..<scheme.lowerBound].lowercased()
      guard name == "http" || name == "https" else {
        throw PageAddressError(written: written, reason: .scheme(String(rest[..<scheme.upperBound])))
      }
      rest = rest[scheme.upperBound...]
      hasHost = true
    }
    let location = rest.prefix { $0 != "#" }
    let components = location.prefix { $0 != "?" }.split(separator: "/").map(String.init)
    if components.first?.lowercased() == "tile.loc.gov" {
      throw PageAddressError(written: written, reason: .tile)
    }
    // The bare forms `sn 83045462` and `info:lccn/sn83045462` have no marker before them.
    if let marker = components.firstIndex(where: { AddressParts.markers.contains($0.lowercased()) }) {
      path = Array(components[(marker + 1)...])
    } else if text.lowercased().hasPrefix("info:lccn/") {
      path = Array(components.dropFirst())
    } else if hasHost || rest.hasPrefix("/") || components.first?.contains(".") == true {
      let isCatalog = components.first?.lowercased() == "lccn.loc.gov"
      path = isCatalog ? Array(components.dropFirst()) : []
    } else {
      path = components
    }
    shownPage = AddressParts.value(of: "sp", in: location)
  }

  private static func value(of name: String, in location: Substring) -> String? {
    guard let mark = location.firstIndex(of: "?") else { return nil }
    let pairs = location[location.index(after: mark)...].split(separator: "&")
    return pairs.last { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
