/// Who lists the issues of a newspaper, as far as lists have said.
struct IssueListers: Sendable {
  struct Lister: Sendable {
    let archive: any NewspaperArchive
    /// Whether others were asked as well: a stored list alone does not say whether they have one.
    let isFirm: Bool
  }

  private var whole: Lister?
  private var years: [Int: Lister] = [:]

  subscript(year: Int) -> Lister? { years[year] ?? whole }

  /// - Parameter years: those of the list; nil for all.
  mutating func note(_ lister: Lister, in years: ClosedRange<Int>?) {
    guard let years else {
      whole = IssueListers.firmer(whole, lister)
      return
    }
    for year in years { self.years[year] = IssueListers.firmer(self.years[year], lister) }
  }

  /// The later one, unless it knows less.
  private static func firmer(_ known: Lister?, _ lister: Lister) -> Lister {
    if let known, known.isFirm, !lister.isFirm { known } else { lister }
  }
}
