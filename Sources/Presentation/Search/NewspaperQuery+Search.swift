import Newspapers

extension NewspaperQuery {
  /// The filters as fields of a page search, for the start of a query: `state:Oregon date:1860..1865`.
  /// Filters without a search field are left out, as are words, which concern titles.
  public var searchFields: String {
    let names: [(SearchField.Name, String?)] = [
      (.state, state), (.county, county), (.city, city), (.language, language), (.ethnicity, ethnicity),
      (.frequency, frequency),
    ]
    var fields = names.compactMap { name, value in value.map { QueryText.field(name, $0) } }
    let (first, last) = issuesFrom == nil && issuesTo == nil ? (from, to) : (issuesFrom, issuesTo)
    if first != nil || last != nil {
      fields.append("date:" + [first, last].map { $0.map(String.init) ?? "" }.joined(separator: ".."))
    }
    return fields.joined(separator: " ")
  }
}
