extension MadePageSite {
  /// The list of batches: 25 on a page, or all as a IIIF collection that does not say what is in them.
  func batches(_ path: String) -> FixtureResponse {
    let all = MadePage.batches(of: pages)
    if hasIIIFLists {
      let rows = all.map { name, _ in
        """
        {"@id": "https://x/batches/batch_\(name).json", "@type": "sc:Collection", "label": "batch_\(name)", "metadata":
        [{"label": "Ingested", "value": "2026-11-02T00:59:28+00:00"}, {"label": "Pages", "value": 3}]}
        """
      }
      return .json(#"{"@type": "sc:Collection", "collections": [\#(rows.joined(separator: ","))]}"#)
    }
    let number = Int(path.split(separator: "/").last?.prefix { $0 != "." } ?? "") ?? 1
    let rows = all.dropFirst((number - 1) * 25).prefix(25).map { name, lccns in
      """
      {"name": "batch_\(name)", "ingested": "2026-11-02T01:30:54+00:00", "page_count": 9, "awardee": {"name": "x"},
      "lccns": [\(lccns.map { "\"\($0)\"" }.joined(separator: ","))]}
      """
    }
    guard !rows.isEmpty else { return .json(#"{"detail": "That page contains no results"}"#, status: 400) }
    let next = number * 25 < all.count ? #", "next": "http://other.example/batches/x.json""# : ""
    return .json(#"{"batches": [\#(rows.joined(separator: ","))]\#(next)}"#)
  }
}
