import Citations
import Newspapers

/// What citations say about a newspaper.
public enum CitedNewspaper: Hashable, Sendable {
  case recorded(NewspaperRecord)
  /// As whatever else names it describes it, for want of a record with a title.
  case named(Newspaper)
  case unknown

  /// - Parameters:
  ///   - record: nil if there is none.
  ///   - said: what else is known about the newspaper.
  public init(_ record: NewspaperRecord?, said: Newspaper?) {
    if let record, !record.detail.newspaper.isUntitled {
      self = .recorded(record)
    } else if let known = record?.detail.newspaper.completed(by: said) ?? said, !known.isUntitled {
      self = .named(known)
    } else {
      self = .unknown
    }
  }

  /// What completes `said`, unless there is a record, which needs nothing else.
  func completing(_ said: Newspaper) -> CitedNewspaper {
    switch self {
    case .recorded: self
    case .named, .unknown: CitedNewspaper(nil, said: said.completed(by: newspaper))
    }
  }

  /// Nil if nothing names it.
  public var newspaper: Newspaper? {
    switch self {
    case .recorded(let record): record.detail.newspaper
    case .named(let newspaper): newspaper
    case .unknown: nil
    }
  }
}

extension NewspaperService {
  /// What this machine knows about a newspaper, an issue or a page of which is cited; nothing is requested.
  /// - Parameter owner: who has it; nil if the archive knows.
  public func cited(_ work: PageAddress, at owner: IssueSource? = nil) async -> CitedNewspaper {
    let record = try? await directory.newspaper(work.lccn, freshness: .kept)
    if let record, !record.detail.newspaper.isUntitled { return .recorded(record) }
    return CitedNewspaper(record, said: await named(work, at: owner))
  }

  /// The same without its record; nil if nothing names it.
  public func named(_ work: PageAddress, at owner: IssueSource? = nil) async -> Newspaper? {
    await known.newspaper(of: work, at: owner ?? Citing.source(of: work, archive))
  }
}

extension Citing {
  /// With what is known about the newspaper.
  public static func reference(
    to address: PageAddress, _ known: CitedNewspaper, archive: any NewspaperArchive,
    _ details: Details = Details()
  ) -> Reference {
    if case .recorded(let record) = known {
      return reference(to: address, record: record, archive: archive, details)
    }
    return reference(to: address, newspaper: known.newspaper, fetched: nil, archive: archive, details)
  }
}
