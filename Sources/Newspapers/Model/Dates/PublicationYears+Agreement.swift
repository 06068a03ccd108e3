/// Years of the same newspaper at two sources, which do not always have the same ones.
extension PublicationYears {
  /// How surely the years of two sources are those of one newspaper, the surest first.
  fileprivate enum Agreement: CaseIterable {
    /// Both ends are the same.
    case same
    /// Either end may be the same: a source may not know it, or only its decade.
    case possible
    /// The start may be the same, and one source has the newspaper as still published: it may not know the end yet.
    case open
  }

  fileprivate func agrees(with other: PublicationYears, _ agreement: Agreement) -> Bool {
    let (starts, ends) = (start.mayBe(other.start), end.mayBe(other.end))
    return switch agreement {
    case .same: startRank == other.startRank && endRank == other.endRank
    // What nobody knows of either end agrees with everything.
    case .possible: starts != false && ends != false && (starts ?? ends) != nil
    case .open: starts == true && (isCurrent || other.isCurrent)
    }
  }
}

extension [LCCN: PublicationYears] {
  /// Those that agree with `years` as surely as any of them; none if none of them agrees.
  func agreeing(with years: PublicationYears) -> Set<LCCN> {
    for agreement in PublicationYears.Agreement.allCases {
      let meant = filter { $0.value.agrees(with: years, agreement) }
      if !meant.isEmpty { return Set(meant.keys) }
    }
    return []
  }
}

extension CatalogYear {
  /// Whether both may mean the same year; nil if one is unknown.
  fileprivate func mayBe(_ other: CatalogYear) -> Bool? {
    guard let range, let others = other.range else { return nil }
    return range.overlaps(others)
  }
}
