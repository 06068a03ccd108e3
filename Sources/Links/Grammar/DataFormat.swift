/// The formats in which the old Chronicling America delivered data, by the ends of its addresses or a parameter.
enum DataFormat: String {
  case json, rdf, atom, csv, txt, xml, feed

  /// `newspapers.json`, `batch_dlc_one_ver01.rdf`, `feed`; nil for a page for readers.
  init?(ending name: String?) {
    guard let name = name?.lowercased() else { return nil }
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
      self.init(rawValue: String(name[name.utf8.index(after: dot)...]))
    } else if name == DataFormat.feed.rawValue {
      self = .feed
    } else {
      return nil
    }
  }

  /// `format=json` of a search.
  init?(of link: WrittenLink) {
    self.init(rawValue: link.value("format")?.lowercased() ?? "")
  }
}

extension Link {
  /// The address of the same as data. Today's server has JSON, and no other format.
  /// - Parameter format: what the old address delivered; nil for a page for readers.
  func asData(_ format: DataFormat?) -> Link {
    guard let format, let address else { return self }
    var data = self
    if format == .json {
      data.address = address.addingParameter("fo=json")
      data.add(note: "JSON with other fields")
    } else {
      data.status = .approximate
      data.add(note: "a web page, not “\(format.rawValue)”")
    }
    return data
  }
}
