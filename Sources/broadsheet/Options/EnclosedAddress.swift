import Links

extension String {
  /// The address inside one of a web archive, a library's proxy or a search engine, which does not say where
  /// the newspaper is; the text itself if nothing encloses it.
  var withoutEnclosingAddress: String {
    let link = LinkGrammar.read(given: self)
    guard link.isWrapped else { return self }
    // The demonstration newspaper's pages have numbers, but no addresses.
    return link.address ?? link.target.id ?? self
  }
}
