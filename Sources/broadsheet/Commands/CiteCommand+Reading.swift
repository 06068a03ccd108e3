import ArgumentParser
import Citations
import Newspapers
import Presentation

/// What the arguments and lines of `cite` mean.
extension CiteCommand {
  static func author(_ written: String) throws -> CitedAuthor {
    guard let author = CitedAuthor(written) else {
      throw ValidationError(
        "“\(written)” names nobody: write “Example, Ann Mary”, or {Associated Press} for a body.")
    }
    return author
  }

  static func accessed(_ written: String) throws -> Citing.Accessed {
    if written == "none" { return .never }
    guard let date = IssueDate(written) else {
      throw ValidationError("“\(written)” is not a day: write YYYY-MM-DD, or none.")
    }
    return .on(date)
  }

  /// - Throws: `ExitCode`, after reporting why the query cannot be read.
  @MainActor static func query(_ text: String) throws -> SearchQuery {
    do throws(SearchQueryError) { return try SearchQuery.read(text).query } catch {
      let output = StandardOutput()
      for line in SearchFault(error, in: text).lines { output.note(line) }
      throw ExitCode(ExitStatus.usage)
    }
  }

  /// A line of standard input: a page as `search` prints it, or what an argument can be.
  static func read(_ line: String) -> Result<GivenPlace, PageLine.Fault> {
    do {
      if line.first == "{" || line.contains("\t") {
        let page = try PageLine(line)
        return .success(GivenPlace(address: .page(page.page), home: home(page.address ?? "")))
      }
      return .success(GivenPlace(address: try PageAddress(line), home: home(line)))
    } catch let fault as PageLine.Fault {
      return .failure(fault)
    } catch {
      return .failure(PageLine.Fault(reason: "\(error)"))
    }
  }

  /// What says nothing about a site is asked for like a number.
  private static func home(_ address: String) -> AddressHome {
    guard let home = try? AddressHome(address), case .site = home else { return .anywhere }
    return home
  }
}

extension CitationStyle: ExpressibleByArgument {}
