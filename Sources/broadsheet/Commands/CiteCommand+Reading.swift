import ArgumentParser
import Citations
import Files
import MVP
import Newspapers
import Presentation
import Scenes

/// What the arguments and input lines of `cite` mean.
extension CiteCommand {
  static func authors(_ written: String) throws -> [CitedAuthor] {
    let authors = CitedAuthor.list(written)
    guard !authors.isEmpty else {
      throw ValidationError(
        "“\(written)” is not a name: write “Example, Ann Mary”, or {Associated Press} for an "
          + "organization.")
    }
    return authors
  }

  /// `sn83045462 1865-04-10`, as `read` accepts an issue, as one work: `sn83045462/1865-04-10`.
  /// - Throws: `ValidationError` for a day that does not exist.
  static func joined(_ works: [String]) throws -> [String] {
    var joined: [String] = []
    for work in works {
      guard let last = joined.last, (try? LCCN(last)) != nil, (try? PageAddress(work)) == nil else {
        joined.append(work)
        continue
      }
      do {
        joined[joined.count - 1] = "\(last)/\(try WrittenDate.dayArgument(work))"
      } catch {
        if looksLikeDay(work) { throw error }
        joined.append(work)
      }
    }
    return joined
  }

  /// `1904-13-03`, `2/30/1904`.
  private static func looksLikeDay(_ work: String) -> Bool {
    let parts = work.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }
    return parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) }
  }

  /// - Parameter work: the only one; nil if it is a search.
  /// - Throws: `ValidationError` if something about an article or a page is given for a newspaper or a
  ///   search.
  static func check(_ details: Citing.Details, of work: String?) throws {
    guard details.isAboutPage else { return }
    let words = "--page, --section, --edition-label, --headline and --author are for a page or an issue"
    guard let work else { throw ValidationError("\(words), not for a search.") }
    guard case .newspaper = try? PageAddress(work) else { return }
    throw ValidationError("\(words): give its day, such as \(work) 1865-04-10.")
  }

  static func accessed(_ written: String) throws -> Citing.Accessed {
    if written == "none" { return .never }
    guard let date = IssueDate(written) else {
      throw ValidationError("“\(written)” is not a day: write YYYY-MM-DD, or none.")
    }
    return .on(date)
  }

  static func mayBeSidecar(_ work: String) -> Bool { work.lowercased().hasSuffix(".json") }

  /// The contents of a clip's sidecar, or why a file cannot be cited; nil if `work` is not a file, or its
  /// name says what it is.
  static func file(_ work: String) -> CiteOrder.Item.Work? {
    guard let first = work.first, first != "{", !work.has("://"), !work.has("\t")
    else {
      return nil
    }
    let name = work.lowercased()
    let isAddress = (try? PageAddress(work)) != nil
    guard name.hasSuffix(".json") || GivenPath(work).isPipe, OpenFolder.exists(work) else {
      return isAddress ? nil : fault(ofFile: work)
    }
    do throws(NewspaperError) {
      let file = try WholeInput.bytes(of: work)
      // Page metadata saved by get is also JSON, and its name says which page.
      if ClipDocument.isOther(file), isAddress { return nil }
      return try ClipDocument.read(file, named: work).cited.map { CiteOrder.Item.Work.known($0) }
    } catch {
      return .fault(Failure(error))
    }
  }

  /// Why something that looks like a file cannot be cited; nil if it does not look like one.
  private static func fault(ofFile work: String) -> CiteOrder.Item.Work? {
    let name = work.lowercased()
    let isPicture = [".jpg", ".jpeg", ".png"].contains { name.hasSuffix($0) }
    guard OpenFolder.exists(work) else {
      guard isPicture || name.hasSuffix(".json") else { return nil }
      return .fault(Failure("\(work): no such file", exitCode: ExitStatus.inputOutput))
    }
    if isPicture {
      return .fault(
        Failure("\(work) is a picture: cite the .json beside it", exitCode: ExitStatus.badData))
    }
    guard OpenFolder.exists(work + "/") else { return nil }
    return .fault(
      Failure("\(work) is a folder: cite the .json files in it", exitCode: ExitStatus.badData))
  }

  /// The same with the number of the line that named the file.
  static func file(_ line: String, number: Int, of input: String) -> CiteOrder.Item.Work? {
    let found = file(line)
    guard case .fault(let failure)? = found else { return found }
    return .fault(
      Failure(
        "line \(number) of \(input): \(failure.message)", advice: failure.advice,
        exitCode: failure.exitCode))
  }

  /// A line of standard input: a row that another command printed, or anything an argument can be.
  static func read(
    _ line: String
  ) -> Result<(place: GivenPlace, row: WorkLine?), PageLine.Fault> {
    do {
      if line.first == "{" || line.has("\t") {
        let row = try WorkLine(line)
        let place = GivenPlace(address: row.work, home: .site(of: row.address))
        return .success((place: place, row: row))
      }
      let inner = line.withoutEnclosingAddress
      let place = GivenPlace(address: try PageAddress(inner), home: .site(of: inner))
      return .success((place: place, row: nil))
    } catch let fault as PageLine.Fault {
      return .failure(fault)
    } catch {
      return .failure(PageLine.Fault(reason: "\(error)"))
    }
  }
}

extension CitationStyle: ExpressibleByArgument {}
