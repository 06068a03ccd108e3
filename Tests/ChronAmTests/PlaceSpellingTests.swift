import Testing

@testable import ChronAm

struct PlaceSpellingTests {
  @Test(arguments: [
    ("omaha", "Omaha"), ("NORTH PLATTE", "North Platte"), ("mccook", "McCook"), ("o'neill", "O'Neill"),
    ("prince george's", "Prince George's"), ("fond du lac", "Fond du Lac"),
    ("winston-salem", "Winston-Salem"), ("st. louis", "St. Louis"), ("coeur d'alene", "Coeur d'Alene"),
    ("dekalb", "DeKalb"), ("desmet", "DeSmet"), ("macarthur", "MacArthur"), ("macomb", "Macomb"),
    ("isle of wight", "Isle Of Wight"), ("la crosse", "La Crosse"), ("isle of wight", "Isle of Wight"),
    ("cañon city", "Cañon City"),
  ])
  func `a name in letters of one kind is also spelled as names are`(typed: String, name: String) {
    let spellings = PlaceSpelling.all(of: typed)
    #expect(spellings.first == typed && spellings.contains(name), "\(spellings)")
  }

  @Test(arguments: ["McCook", "Omaha", "Fond du Lac"])
  func `a name with capitals and small letters is meant as it is`(name: String) {
    #expect(PlaceSpelling.all(of: name) == [name])
  }
}
