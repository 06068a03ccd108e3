import TestSupport

/// Status and headers around a body: mostly those of a success, sometimes those of a refusal.
enum OddResponse {
  static func around(_ body: [UInt8], _ dice: inout FuzzGenerator) -> FixtureResponse {
    guard dice.once(in: 16) else { return .json(body) }
    let status = dice.pick([200, 204, 301, 400, 403, 404, 410, 429, 500, 503, 999, -1])
    var headers: [String: String] = [:]
    if dice.once(in: 2) { headers["Content-Type"] = dice.pick(["text/html", "TEXT/HTML; x", "", "\0"]) }
    if dice.once(in: 3) { headers["cf-mitigated"] = "challenge" }
    if dice.once(in: 2) { headers["Cache-Control"] = dice.pick(["no-cache", "max-age = 0", ",,", "public"]) }
    if dice.once(in: 2) { headers["Retry-After"] = OddText.number(&dice) }
    return FixtureResponse(status: status, headers: headers, body: body)
  }
}
