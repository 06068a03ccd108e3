import Newspapers

/// What lies under everything that is imported: the newspapers that are built into the program.
struct BottomLayer: Sendable {
  let newspapers: [StoredNewspaper]
  let coverages: [Coverage]

  static let none = BottomLayer(newspapers: [], coverages: [])

  /// The starter catalog.
  static func starter() throws(NewspaperError) -> BottomLayer {
    do {
      let details = try StarterTable.builtIn().rows.map { row throws(StarterRow.Fault) in try row.detail() }
      return BottomLayer(details)
    } catch let fault as StarterTable.Fault {
      throw .local(what: "line \(fault.line) of the starter catalog: \(fault.what)")
    } catch {
      throw .local(what: "the starter catalog: \(error)")
    }
  }

  init(newspapers: [StoredNewspaper], coverages: [Coverage]) {
    self.newspapers = newspapers
    self.coverages = coverages
  }

  init(_ details: [NewspaperDetail]) {
    self.init(
      newspapers: details.map(StoredNewspaper.init(builtIn:)),
      coverages: details.compactMap { detail in
        detail.newspaper.coverage.map {
          Coverage(source: Coverage.starter, lccn: detail.newspaper.lccn.description, digitized: $0)
        }
      })
  }
}

extension StoredNewspaper {
  /// A newspaper of the starter catalog with its whole record.
  init(builtIn detail: NewspaperDetail) {
    self.init(listing: detail.newspaper, kind: .builtIn)
    otherTitles = detail.otherTitles.map(Lines.line).joined(separator: "\n")
    placeOfPublication = detail.placeOfPublication ?? ""
    publisher = detail.publisher ?? ""
    subjects = detail.subjects.map(Lines.line).joined(separator: "\n")
    preceding = RelatedTitle.column(detail.preceding)
    succeeding = RelatedTitle.column(detail.succeeding)
    oclc = detail.oclc ?? ""
    issn = detail.issn ?? ""
  }
}
