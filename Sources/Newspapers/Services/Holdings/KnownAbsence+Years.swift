extension NewspaperRecord {
  /// That the newspaper did not appear in `year`; nil if it did, or may have.
  public func knownAbsence(in year: Int) -> KnownAbsence? {
    let newspaper = detail.newspaper
    guard let years = newspaper.years, newspaper.coverage?.years?.contains(year) != true else { return nil }
    // An unknown end rules nothing out.
    let isBefore = years.start.earliest.map { year < $0 } ?? false
    let isAfter = years.end.latest.map { year > $0 } ?? false
    guard isBefore || isAfter else { return nil }
    return .outside(newspaper.lccn, years, year: year, source: origin.name)
  }
}

extension NewspaperDirectory {
  /// Which wanted years the newspaper did not appear in, as far as the local records know.
  public func knownAbsences(of wanted: QueuedJob.Wanted) async -> [KnownAbsence] {
    let years: [(lccn: LCCN, year: Int)] =
      switch wanted {
      case .issue(let id): [(id.lccn, id.date.year)]
      case .issues(let ids): ids.map { ($0.lccn, $0.date.year) }
      case .year(let lccn, let year): [(lccn, year)]
      case .pages(let pages): pages.map { ($0.issue.lccn, $0.issue.date.year) }
      }
    var (records, absences): ([LCCN: NewspaperRecord?], [KnownAbsence]) = ([:], [])
    for (lccn, year) in years {
      // What cannot be read here is unknown.
      let record =
        if let known = records[lccn] { known } else { try? await newspaper(lccn, freshness: .kept) }
      records[lccn] = .some(record)
      if let absence = record?.knownAbsence(in: year), !absences.contains(absence) {
        absences.append(absence)
      }
    }
    return absences
  }
}
