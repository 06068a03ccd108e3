import MVP
import Newspapers

/// What makes a search take fewer requests.
extension Advice {
  init(cheapening excess: SearchExcess) {
    switch excess {
    case .pages: anywhere = ["Narrow it by a state, a title, or years."]
    case .passages(let most): atCommands = ["Print fewer pages: --limit \(most)."]
    case .periods(let most):
      let periods = Numerals.count(most, "period")
      anywhere = ["Count at most \(periods): narrow the dates, or count longer periods."]
    case .parts(let part, let surplus, let count):
      anywhere = [
        "Leave out \(Numerals.grouped(surplus)) of the \(Numerals.grouped(count)) \(Advice.words(for: part))."
      ]
    case .lists(let parts):
      let names = parts.isEmpty ? ["alternatives"] : parts.map(Advice.words)
      anywhere = ["Search for fewer \(names.joined(separator: " and fewer "))."]
    }
  }

  private static func words(for part: SearchExcess.Part) -> String {
    switch part {
    case .phrases: "phrases"
    case .alternatives: "alternatives"
    case .exclusions: "words or phrases after NOT"
    case .values(.state): "states"
    case .values(.county): "counties"
    case .values(.city): "cities"
    case .values(.language): "languages"
    case .values(.lccn): "newspapers"
    case .values(.date), .values(.on): "dates"
    case .values(.page): "page numbers"
    case .values(.batch): "batches"
    case .values(let name): "values of \(name.rawValue):"
    }
  }
}
