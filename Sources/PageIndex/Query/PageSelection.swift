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
    case .match(let text) where text.depth <= MatchText.deepest: match = text.text
    case .both(let text, let part) where text.depth <= MatchText.deepest:
      (match, condition) = (text.text, part)
    case let piece: condition = compiler.part(piece)
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
        if others.isEmpty, let only = MatchText.joined(unwanted, by: "OR") { return .unmatched(only) }
        return .part(SQLPart.joined(others + unwanted.map { SQLPart.matching($0.text).negated }, by: "AND"))
      }
      if let less = MatchText.joined(unwanted, by: "OR") {
        match = MatchText.joined([match, less], by: "NOT") ?? match
      }
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
