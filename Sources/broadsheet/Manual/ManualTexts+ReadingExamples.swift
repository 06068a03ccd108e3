extension ManualTexts {
  /// For the command that prints the text of pages.
  static let examplesOfReading: Examples = [
    "read": [
      ("broadsheet read sn83045462 1865-10-02", "The front page of the Evening star of October 2, 1865:"),
      ("broadsheet read sn83045462 1865-10-02 --page 2-4", "Its other pages:"),
      (
        "broadsheet read bsd00000001 1904-07-02 --all",
        "All pages of a demonstration issue, without a network:"
      ),
      (
        "broadsheet read 'https://www.loc.gov/resource/sn83045462/1865-10-02/ed-1/?sp=2'",
        "A page by its address:"
      ),
      (
        "broadsheet read sn83045462 1865-10-02 --all | grep -i ferry",
        "Each paragraph of an issue that contains a word:"
      ),
      (
        "broadsheet read --format json sn83045462 1865-10-02 | jq .words", "How many words a page has:"
      ),
      (
        "broadsheet search --source here river --all --format jsonl | broadsheet read --from-search -",
        "The pages of a search, one after another:"
      ),
      (
        "broadsheet read sn84026994 1882-04-01 --again --language German --language Fraktur",
        "Read a page's scan again on this machine:"
      ),
      (
        "broadsheet read sn83045462 1865-10-02 --again --region 0,25,26,40 --prefer again",
        "Read a part of it again, and use that as its text:"
      ),
    ],
    "queue": [
      ("broadsheet queue add sn83045462 1865", "Download the texts of a year's issues:"),
      (
        "broadsheet queue add sn83045462 1865-10-02 --text --scan --priority high",
        "An issue first, with its pictures:"
      ),
      (
        "broadsheet search '\"gold rush\"' --all --format jsonl | broadsheet queue add --from-file -",
        "The pages of a search:"
      ),
      ("broadsheet queue run", "Download them now, to be read with --source offline:"),
      ("broadsheet queue", "See how far along it is:"),
    ],
  ]
}
