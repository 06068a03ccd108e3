import Presentation

extension ManualTexts {
  typealias Examples = [String: [(line: String, meaning: String)]]

  /// By command.
  static let examples = examplesOfFinding.merging(examplesOfUsing) { finding, _ in finding }
    .merging(examplesOfReading) { other, _ in other }
    .merging(examplesOfCorpora) { other, _ in other }

  private static let examplesOfFinding: Examples = [
    "broadsheet": [
      ("broadsheet", "Browse:"),
      ("broadsheet list --state Texas --language German", "List the German newspapers of Texas:"),
      ("broadsheet show sn83030214", "Print the record of the New-York tribune:"),
    ],
    "list": [
      ("broadsheet list --state Oregon --per-page 5 --page 2", "The second page of five Oregon newspapers:"),
      (
        "broadsheet list --from 1860 --to 1865 --sort start --all --format csv > war.csv",
        "Newspapers of the Civil War for a spreadsheet:"
      ),
      (
        "broadsheet list --source https://oregonnews.uoregon.edu --query herald", "Heralds at a state's site:"
      ),
      ("broadsheet list --source offline --all | cut -f 1,2", "LCCN and title of the built-in newspapers:"),
    ],
    "search": [
      (
        "broadsheet search '\"gold rush\" (alaska OR yukon) date:1897..1899'",
        "A phrase with either of two words:"
      ),
      (
        "broadsheet search flood --state Ohio --from 1913-03 --to 1913-04 --front",
        "Front pages about the flood of 1913:"
      ),
      (
        "broadsheet search --source here river --all --format csv > river.csv",
        "All pages on this machine for a spreadsheet:"
      ),
      ("broadsheet search --source here river --facet decade", "The number of pages in each decade:"),
      (
        "broadsheet search --source here river --trend year --plot river.svg",
        "Pages by year, with the number of pages held, and drawn as SVG:"
      ),
      (
        "broadsheet search 'klondike~ gold' --variants seen",
        "Also find pages where OCR misread letters of Klondike, as seen on this machine:"
      ),
    ],
    "batches": [
      ("broadsheet batches --lccn sn83045462", "The archives with the OCR of a newspaper:"),
      ("broadsheet sync", "Get the Library's list of newspapers, which says which states they are from:"),
      (
        "broadsheet batches --state ohio --format curl > ohio.curl && curl --config ohio.curl",
        "Then download the archives of a state, as fast as the Library allows:"
      ),
      ("broadsheet batches --format sha1 | sha1sum --ignore-missing -c -", "Check what was downloaded:"),
    ],
    "watch": [
      ("broadsheet search 'influenza state:Ohio' --save flu", "Save a search to watch:"),
      ("broadsheet watch flu", "The first run remembers what is there; later ones print new pages:"),
      (
        "0 6 * * * broadsheet watch --max-requests 60 --atom ~/public/new.xml",
        "All saved searches every morning, as a line of crontab(5):"
      ),
      ("broadsheet watch flu --format jsonl | jq -r .address", "The addresses of new pages:"),
      ("broadsheet watch --dry-run", "New batches, and what searching them takes:"),
    ],
    "show": [
      ("broadsheet show sn83030214", "A newspaper by its LCCN:"),
      (
        "broadsheet show https://chroniclingamerica.loc.gov/lccn/sn83045462/",
        "A newspaper by its old address:"
      ),
      ("broadsheet show --format json sn83030214 | jq .publisher", "One field of a record:"),
      ("broadsheet show --coverage sn83045462", "The record, with the number of issues per year:"),
    ],
  ]
}
