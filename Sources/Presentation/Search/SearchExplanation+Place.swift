import Newspapers

extension SearchExplanation {
  /// Whether this machine is searched, rather than a server.
  var isHere: Bool { source.hasPrefix("this ") }

  /// Whether a server would be searched, but is not asked, because no page can match.
  public var asksNobody: Bool { requests == 0 && !isHere }
}
