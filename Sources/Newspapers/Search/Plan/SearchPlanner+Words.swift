/// The words of branches.
extension SearchPlanner {
  /// The lists that together make up a branch: more than one if it has more alternatives or values than a
  /// request accepts.
  func streams(
    for branch: Branch, _ lccns: [SearchField: Set<LCCN>]
  ) throws(NewspaperError) -> [SearchPlan.Stream] {
    var streams: [SearchPlan.Stream] = []
    for choice in try choices(of: branch) {
      let (fieldChoices, rowChecks, lookedUp) = try fields(of: branch, lccns)
      let native = clauses(of: choice)
      let checks =
        native.checks + rowChecks
        + (capabilities.bringsText ? branch.unwanted.map { .not($0) } : [])
      let check: SearchExpression? = checks.isEmpty ? nil : checks.count == 1 ? checks[0] : .all(checks)
      for fields in fieldChoices {
        let search = NativeSearch(clauses: native.clauses, fields: fields)
        let excluded =
          capabilities.bringsText
          ? []
          : branch.unwanted.compactMap { part in
            joined(native.clauses, with: part).map { NativeSearch(clauses: $0, fields: fields) }
          }
        streams.append(
          SearchPlan.Stream(
            search: search, excluded: excluded, check: check,
            isSuperset: native.isSuperset || branch.unwanted.contains(where: isOnlyNarrower),
            lookedUp: lookedUp))
        guard streams.count <= SearchPlanner.mostStreams else { throw tooManyStreams }
      }
    }
    return streams
  }

  /// Whether less is excluded than requested, because the server lacks that distance, or that of phrases.
  private func isOnlyNarrower(_ part: SearchExpression) -> Bool {
    guard case .near(let within, let parts) = part, !capabilities.bringsText else { return false }
    return !SearchPlanner.areWords(parts) || capabilities.distances?.contains(within) == false
  }

  /// Servers measure distances only between words.
  private static func areWords(_ parts: [SearchExpression]) -> Bool {
    parts.allSatisfy { if case .word = $0 { true } else { false } }
  }

  /// Alternatives beyond those that a request accepts are requested one by one, the fewest first.
  private func choices(of branch: Branch) throws(NewspaperError) -> [Branch] {
    let sorted = branch.alternatives.sorted { $0.count > $1.count }
    var choices = [branch]
    choices[0].alternatives = Array(sorted.prefix(capabilities.alternatives))
    for words in sorted.dropFirst(capabilities.alternatives) {
      guard choices.count * words.count <= SearchPlanner.mostStreams else { throw tooManyStreams }
      choices = choices.flatMap { choice in
        words.map { word in
          var choice = choice
          choice.wanted.append(.word(word))
          return choice
        }
      }
    }
    return choices
  }

  /// What to request for a branch's words, and what remains to be checked.
  private func clauses(
    of branch: Branch
  ) -> (clauses: [NativeSearch.Clause], checks: [SearchExpression], isSuperset: Bool) {
    var (all, clauses, checks): ([String], [NativeSearch.Clause], [SearchExpression]) = ([], [], [])
    var (phrases, nears) = (0, 0)
    for part in branch.wanted {
      switch part {
      case .word(let word):
        // A word with punctuation in it is a phrase here; the server is asked for it as typed.
        all.append(word.asked)
        if word.isThisForm { checks.append(part) }
      case .phrase(let words) where phrases < capabilities.phrases:
        phrases += 1
        clauses.append(.phrase(words.map(\.asked)))
      case .near(let within, let parts):
        let words = parts.compactMap { if case .word(let word) = $0 { word.asked } else { nil } }
        // If the text can be checked, request Lucene's slop, in which words in another order are farther
        // apart.
        let needed = capabilities.bringsText ? within + 2 * max(0, words.count - 1) : within
        let wider =
          capabilities.distances.map { $0.first { $0 >= needed } } ?? needed
        if nears < capabilities.nears, words.count == parts.count, let wider {
          nears += 1
          clauses.append(.near(within: wider, words))
          if wider != within { checks.append(part) }
        } else {
          all += part.words.map(\.asked)
          checks.append(part)
        }
      default:
        all += part.words.map(\.asked)
        checks.append(part)
      }
    }
    clauses += branch.alternatives.map { .any($0.map(\.asked)) }
    for words in branch.alternatives where words.contains(where: \.isThisForm) {
      checks.append(.any(words.map { .word($0) }))
    }
    let unique = all.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if !unique.isEmpty { clauses.insert(.all(unique), at: 0) }
    return capabilities.bringsText ? (clauses, checks, false) : (clauses, [], !checks.isEmpty)
  }

  /// The clauses plus one for excluded pages; nil if the server cannot find those.
  private func joined(
    _ clauses: [NativeSearch.Clause], with part: SearchExpression
  ) -> [NativeSearch.Clause]? {
    switch part {
    case .word(let word):
      if case .all(let words) = clauses.first { return [.all(words + [word.asked])] + clauses.dropFirst() }
      return [.all([word.asked])] + clauses
    case .phrase(let words): return clauses + [.phrase(words.map(\.asked))]
    case .near(let within, let parts):
      // As single words, those of a phrase would exclude pages without the phrase.
      guard SearchPlanner.areWords(parts) else { return nil }
      // A narrower clause would let through excluded pages; a wider one would exclude too much.
      guard let distances = capabilities.distances else {
        return clauses + [.near(within: within, part.words.map(\.asked))]
      }
      guard let narrower = distances.last(where: { $0 <= within }) else { return nil }
      return clauses + [.near(within: narrower, part.words.map(\.asked))]
    case .field, .not, .all, .any: return clauses
    }
  }
}

extension SearchWord {
  /// As sent to servers: without characters that some of them interpret, and with ſ as s.
  fileprivate var asked: String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          scalar == "ſ" ? "s" : "!|*\"\\".unicodeScalars.contains(scalar) ? nil : scalar
        }))
  }
}
