/// A query as names with values, for files that outlive the program: missing names mean no filter, unknown
/// ones are ignored.
extension NewspaperQuery {
  public var fields: [String: String] {
    var fields: [String: String] = [:]
    fields["state"] = state
    fields["county"] = county
    fields["city"] = city
    fields["language"] = language
    fields["ethnicity"] = ethnicity
    fields["frequency"] = frequency
    fields["digitised"] = isDigitized ? "yes" : nil
    fields["current"] = isCurrent ? "yes" : nil
    fields["from"] = from.map(String.init)
    fields["to"] = to.map(String.init)
    fields["issuesFrom"] = issuesFrom.map(String.init)
    fields["issuesTo"] = issuesTo.map(String.init)
    fields["words"] = words.nonEmpty
    fields["order"] = order == .title ? nil : order.rawValue
    return fields
  }

  public init(fields: [String: String]) {
    self.init(
      state: fields["state"], county: fields["county"], city: fields["city"], language: fields["language"],
      ethnicity: fields["ethnicity"], frequency: fields["frequency"],
      isDigitized: fields["digitised"] == "yes",
      isCurrent: fields["current"] == "yes", from: fields["from"].flatMap { Int($0) },
      to: fields["to"].flatMap { Int($0) }, issuesFrom: fields["issuesFrom"].flatMap { Int($0) },
      issuesTo: fields["issuesTo"].flatMap { Int($0) }, words: fields["words"] ?? "",
      order: fields["order"].flatMap(NewspaperOrder.init) ?? .title)
  }
}
