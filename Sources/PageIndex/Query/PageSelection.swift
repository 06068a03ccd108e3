import GRDB
import Newspapers

/// A query as conditions for SQL and FTS5.
struct PageSelection: Sendable {
  /// The FTS5 query that every page has to match. Nil if it cannot be expressed.
  private(set) var match: String?
  /// What else has to be true for a page; nil if nothing.
  private(set) var condition: SQLPart?
  /// What pages are ranked by; nil if there are no words.
  let ranking: String?

  /// - Parameters:
  ///   - newspapers: those for the fields that concern newspapers.
  ///   - others: issues and pages, for the fields that concern the reader's library.
  init(
    _ expression: SearchExpression, newspapers: [SearchField: Set<LCCN>],
    others: [SearchField: Set<PageAddress>]
  ) {
    let ranks = expression.clauses.compactMap { MatchText(clause: $0) }
    let compiler = PageSelection.Compiler(newspapers: newspapers, others: others)
    switch compiler.compile(expression) {
    case .nothing: break
    case .match(let text): match = text.text
    case .both(let text, let part): (match, condition) = (text.text, part)
    case let piece: condition = compiler.part(piece)
    }
    if let part = condition, part.depth > SQLPart.deepest {
      (match, condition) = (nil, compiler.spread(expression))
    }
    ranking = match ?? MatchText.joined(ranks, by: "OR")?.text
  }

  /// All conditions combined, on rows of `page`.
  var whole: SQLPart {
    SQLPart.joined([match.map(SQLPart.matching), condition].compactMap(\.self), by: "AND")
  }

  private enum Piece {
    /// No condition at all.
    case nothing
    case match(MatchText)
    /// All pages that do not match.
    case unmatched(MatchText)
    case both(MatchText, SQLPart)
    case part(SQLPart)
  }

  private struct Compiler {
    let newspapers: [SearchField: Set<LCCN>]
    let others: [SearchField: Set<PageAddress>]

    func compile(_ expression: SearchExpression) -> Piece {
      switch expression {
      case .word, .phrase, .near: return MatchText(clause: expression).map(Piece.match) ?? .nothing
      case .field(let field):
        return .part(
          FieldCondition(field, newspapers: newspapers[field], others: others[field] ?? []).part)
      case .not(let inner):
        switch compile(inner) {
        case .nothing: return .nothing
        case .match(let text): return .unmatched(text)
        case .unmatched(let text): return .match(text)
        case let piece: return .part(part(piece).negated)
        }
      case .all(let parts): return all(parts.map { compile($0) })
      case .any(let parts): return any(parts.map { compile($0) })
      }
    }

    /// Word by word, with as few parentheses as possible, which takes SQLite longer; nil for no condition at all.
    func spread(_ expression: SearchExpression, isWanted: Bool = true) -> SQLPart? {
      switch expression {
      case .word, .phrase, .near:
        let part = MatchText(clause: expression).map { SQLPart.matching($0.text) }
        return isWanted ? part : part?.negated
      case .field(let field):
        let part = FieldCondition(field, newspapers: newspapers[field], others: others[field] ?? []).part
        return isWanted ? part : part.negated
      case .not(let inner): return spread(inner, isWanted: !isWanted)
      case .all(let parts): return spread(parts, by: isWanted ? "AND" : "OR", isWanted: isWanted)
      case .any(let parts): return spread(parts, by: isWanted ? "OR" : "AND", isWanted: isWanted)
      }
    }

    private func spread(_ parts: [SearchExpression], by word: String, isWanted: Bool) -> SQLPart? {
      let spread = parts.compactMap { self.spread($0, isWanted: isWanted) }
      return spread.isEmpty ? nil : SQLPart.joined(spread, by: word)
    }

    /// Leaves the parentheses to SQL, if there would be too many in a query for FTS5.
    private func apart(_ pieces: [Piece], by word: String) -> Piece {
      let parts = pieces.compactMap { piece -> SQLPart? in
        if case .nothing = piece { nil } else { part(piece) }
      }
      return .part(SQLPart.joined(parts, by: word))
    }

    private func all(_ pieces: [Piece]) -> Piece {
      var (wanted, unwanted, others) = ([MatchText](), [MatchText](), [SQLPart]())
      for piece in pieces {
        switch piece {
        case .nothing: continue
        case .match(let text): wanted.append(text)
        case .unmatched(let text): unwanted.append(text)
        case .part(let part): others.append(part)
        case .both(let text, let part):
          wanted.append(text)
          others.append(part)
        }
      }
      guard var match = MatchText.joined(wanted, by: "AND") else {
        if others.isEmpty, unwanted.isEmpty { return .nothing }
        if others.isEmpty, let only = MatchText.joined(unwanted, by: "OR"), only.depth <= MatchText.deepest {
          return .unmatched(only)
        }
        return .part(SQLPart.joined(others + unwanted.map { SQLPart.matching($0.text).negated }, by: "AND"))
      }
      if let less = MatchText.joined(unwanted, by: "OR") {
        match = MatchText.joined([match, less], by: "NOT") ?? match
      }
      guard match.depth <= MatchText.deepest else { return apart(pieces, by: "AND") }
      return others.isEmpty ? .match(match) : .both(match, SQLPart.joined(others, by: "AND"))
    }

    private func any(_ pieces: [Piece]) -> Piece {
      var (wanted, others) = ([MatchText](), [SQLPart]())
      for piece in pieces {
        switch piece {
        case .nothing: continue
        case .match(let text): wanted.append(text)
        default: others.append(part(piece))
        }
      }
      let match = MatchText.joined(wanted, by: "OR")
      if let match, match.depth > MatchText.deepest { return apart(pieces, by: "OR") }
      guard !others.isEmpty else { return match.map(Piece.match) ?? .nothing }
      return .part(
        SQLPart.joined((match.map { [SQLPart.matching($0.text)] } ?? []) + others, by: "OR"))
    }

    func part(_ piece: Piece) -> SQLPart {
      switch piece {
      case .nothing: .always
      case .match(let text): .matching(text.text)
      case .unmatched(let text): SQLPart.matching(text.text).negated
      case .both(let text, let part): SQLPart.joined([.matching(text.text), part], by: "AND")
      case .part(let part): part
      }
    }
  }
}
