import Newspapers

extension PageID {
  /// A page of the newspaper in `StubArchive.sample`.
  public static func sample(_ sequence: Int, day: String = "1865-10-02", edition: Int = 1) throws -> PageID {
    guard let date = IssueDate(day) else { throw NewspaperError.unreadable(what: day) }
    return PageID(
      issue: IssueID(lccn: try LCCN("sn83045462"), date: date, edition: edition), sequence: sequence)
  }
}

extension StubArchive.Contents {
  /// A newspaper with three issues, of which the second has four pages: in columns, in Spanish, in Hebrew
  /// script, and one without text. We wrote the texts.
  public static func sample() throws -> StubArchive.Contents {
    var contents = StubArchive.Contents()
    let lccn = try LCCN("sn83045462")
    let days = ["1865-09-30", "1865-10-02", "1865-10-03"]
    contents.issues[lccn] = try days.map { ListedIssue(date: try PageID.sample(1, day: $0).issue.date) }
    contents.titles[lccn] = "Evening star"
    contents.pageCounts[try PageID.sample(1).issue] = 4
    contents.texts[try .sample(1)] = columns
    contents.texts[try .sample(2)] = spanish
    contents.texts[try .sample(3)] = hebrew
    contents.texts[try .sample(4)] = " \n"
    contents.texts[try .sample(1, day: "1865-09-30")] = "The river rose on Saturday."
    contents.texts[try .sample(1, day: "1865-10-03")] = "The river fell on Tues-\nday."
    return contents
  }

  private static let columns = """
    EVENING STAR.

    THE NEW FERRY
    RUNS AT LAST
      The steam ferry between the Sixth
    street wharf and Alexandria made its
    first trip this morning, with the Gov-
    ernor's band on the upper deck and
    more people than it was built for on
    the lower one.
      Captain Amos Tolliver, who has been
    on the river for twenty-
    one years, said that he had never seen
    so many hats in one place. The return
    trip took nineteen minutes, which is
    two less than was promised by the com~
    pany in its bill.

    LOST AND FOUND
    A gray mule, answering to Senator.
    One umbrella, left at the Omaha-
    Sioux land office.
    A trunk of ladies' Houſe linen, marked
    with the letter T, between the depot and
    the ferry.

      The council met on Monday and spoke
    of bridges until the lamps went out. It
    will meet again when there is oil. Mem-
    bers are asked to bring their own chairs,
    since those of the hall were lent to the
    ferry and have not come back.
      A concert for the benefit of the hos-
    pital will be given on Thursday at the
    Odd Fellows' hall. Doors open at seven,
    and the ferry waits for the last song.
    """

  private static let spanish = """
    NOTICIAS DEL RÍO

      El señor Ramón Peñalosa, dueño de la
    panadería de la calle Mayor, regaló el do-
    mingo cien panes a los niños que viajaron
    en el vapor. ¿Quién más hará lo mismo el
    año que viene?

      La escuela de música abrirá sus puertas
    mañana; se enseñará guitarra y canción.
    """

  private static let hebrew = """
    חדשות העיר

    הספינה החדשה יצאה אל הנהר ביום שני, 2 באוקטובר 1865,
    ועליה 140 נוסעים (ועוד 3 עזים). הקברניט אמר: "לא ראיתי
    כזאת מימי".

    The same in English will follow tomorrow.
    """
}
