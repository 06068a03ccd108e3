import Newspapers
import Presentation
import Testing

@Suite(.timeLimit(.minutes(1))) struct MisplacedNameTests {
  @Test(arguments: [
    (
      MisplacedName(.county, "Cook", notIn: ["Ohio"], butIn: ["Illinois", "Minnesota"]),
      "no Cook County in Ohio is in this machine's catalog; there is one in Illinois and Minnesota"
    ),
    (
      MisplacedName(.county, "Rapides", notIn: ["Ohio", "Texas"], butIn: ["Louisiana"]),
      "no Rapides Parish in Ohio or Texas is in this machine's catalog; there is one in Louisiana"
    ),
    (
      MisplacedName(
        .city, "Salem", notIn: ["Iowa"], butIn: ["Ohio", "Oregon", "Texas", "Utah", "Vermont", "Virginia"]),
      "no Salem in Iowa is in this machine's catalog; there is one in Ohio, Oregon, Texas, Utah and 2 other states"
    ),
  ])
  func `a place is said to be elsewhere`(name: MisplacedName, words: String) {
    #expect(SearchWords.words(for: .misplaced(name)) == words)
  }
}
