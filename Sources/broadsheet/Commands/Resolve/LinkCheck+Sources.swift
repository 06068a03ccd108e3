import HTTP
import Links
import MVP
import Newspapers
import Presentation

/// What a check need not or cannot ask the source.
extension LinkCheck {
  /// Removes what is at other sites than the one that `--source` names: they are not asked, and the rest is
  /// checked.
  /// - Returns: these sites, in the order found.
  mutating func leaveOthers() -> [SiteAddress] {
    var others: [SiteAddress] = []
    for subject in subjects {
      if let site = subject.home.siteElsewhere(named: source.source, settings), !others.contains(site) {
        others.append(site)
      }
    }
    let homes = Set(others.map { AddressHome.site($0) })
    subjects.removeAll { homes.contains($0.home) }
    return others
  }

  /// The addresses of files, if the list of the issue's pages is stored here. Sends no requests.
  mutating func keptAddresses(
    of files: Set<LinkedFile>, _ output: StandardOutput
  ) async throws -> [LinkedFile: String] {
    var addresses: [LinkedFile: String] = [:]
    for file in files {
      let archive = try services.service(for: .anywhere).archive
      do throws(NewspaperError) {
        _ = try await archive.issue(file.page.issue, freshness: .kept)
        if case .address(let address, _, _) = try await archive.location(of: file.file, of: file.page) {
          addresses[file] = libraryAddress(of: address)
        }
      } catch {
        switch error {
        case .notHere, .notFound, .unsupported: break
        default: output.note("\(file.page): \(Failure.words(for: error))")
        }
      }
    }
    return addresses
  }

  /// The pages of the files in these issues, by the addresses of those, if the lists of the pages are stored here.
  /// Sends no requests.
  mutating func keptPages(
    of issues: Set<IssueID>, _ output: StandardOutput
  ) async throws -> [String: PageID] {
    var pages: [String: PageID] = [:]
    for id in issues {
      let archive = try services.service(for: .anywhere).archive
      do throws(NewspaperError) {
        for listed in try await archive.issue(id, freshness: .kept).pages where listed.hasScan {
          let page = PageID(issue: id, sequence: listed.sequence)
          for file in LinkedFile.addressed {
            if case .address(let address, _, _) = try await archive.location(of: file, of: page) {
              pages[libraryAddress(of: address)] = page
            }
          }
        }
      } catch {
        switch error {
        case .notHere, .notFound, .unsupported: break
        default: output.note("\(id): \(Failure.words(for: error))")
        }
      }
    }
    return pages
  }

  /// The Library's own address of a file at a mirror: texts are for readers who do not have that.
  private func libraryAddress(of file: String) -> String {
    let mirror = settings.tileURL.url
    return file.hasPrefix(mirror + "/") ? Settings.libraryTiles + file.dropFirst(mirror.count) : file
  }
}

extension LinkCheck.Finding {
  /// `exists`, `moved to sn83030214`
  var words: String {
    switch self {
    case .moved(let lccn): "\(name) to \(lccn)"
    default: name
    }
  }

  /// `exists`, `moved`
  var name: String {
    switch self {
    case .exists: "exists"
    case .missing: "missing"
    case .moved: "moved"
    case .refused: "refused"
    case .unknown: "not known"
    }
  }

  /// All names, in the order in which they are counted.
  static let names = ["exists", "missing", "moved", "refused", "not known"]
}
