extension QueueWalk {
  /// The outcome of a step.
  enum Step {
    /// Something was downloaded, or was already here.
    case went(wasHere: Bool)
    case failed(QueuedJob.Failure)
    /// What is left should not be requested at once, because of this error.
    case waits(NewspaperError)
    case ended
  }

  /// What is requested next.
  enum Item {
    case year(LCCN, Int)
    case issue(IssueID)
    case page(PageID)

    var name: String {
      switch self {
      case .year(let lccn, let year): "\(lccn)/\(year)"
      case .issue(let id): "\(id)"
      case .page(let page): "\(page)"
      }
    }
  }
}

extension Origin {
  /// `3 of the 9 issues that news.example lists cannot be read`; nil if all that arrived can.
  var unreadableWords: String? {
    guard let shortfall, shortfall.unreadable > 0 else { return nil }
    let counts = "\(shortfall.unreadable) of the \(shortfall.counted) \(shortfall.rows)"
    return "\(counts) that \(name) lists cannot be read"
  }
}
