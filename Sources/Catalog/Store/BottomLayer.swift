import Newspapers

/// The layer below everything imported: the newspapers built into the program.
struct BottomLayer: Sendable {
  let newspapers: [StoredNewspaper]
  let coverages: [Coverage]

  private let byLCCN: [String: StoredNewspaper]

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
    byLCCN = Dictionary(newspapers.map { ($0.lccn, $0) }) { first, _ in first }
  }

  /// A newspaper from a list, which may give little more than its title, completed from the built-in record.
  func completing(_ newspaper: StoredNewspaper) -> StoredNewspaper {
    guard newspaper.kind != .record, let known = byLCCN[newspaper.lccn] else { return newspaper }
    return newspaper.completed(by: known)
  }

  /// The built-in coverage of newspapers for which `sources` do not say how much is digitized.
  func coverages(without sources: [Coverage]) -> [Coverage] {
    let said = Set(sources.filter { !$0.digitized.saysNothing }.map(\.lccn))
    return coverages.filter { !said.contains($0.lccn) }
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
