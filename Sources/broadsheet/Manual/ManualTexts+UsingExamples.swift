extension ManualTexts {
  /// For commands that use search results.
  static let examplesOfUsing: Examples = [
    "issues": [
      ("broadsheet issues sn83045462 --year 1865", "The issues of a year:"),
      ("broadsheet issues sn83045462 --year 1865 --missing", "The days of a year that lack an issue:"),
      (
        "broadsheet issues sn83045462 --from 1860-11 --to 1865-04 --format csv > war.csv",
        "The Civil War issues for a spreadsheet:"
      ),
      (
        "broadsheet issues sn83025138 --source https://oregonnews.uoregon.edu --on 07-04",
        "All Fourths of July at a state's site:"
      ),
    ],
    "today": [
      ("broadsheet today", "The front pages of this day a hundred years ago:"),
      (
        "broadsheet today --years-ago 150 --state Oregon",
        "A state's front pages a hundred and fifty years ago:"
      ),
      (
        "broadsheet today --date 1865-04-15 --per-page 1000 --format jsonl | jq -r .page",
        "A given day's pages for a script:"
      ),
    ],
    "open": [
      (
        "broadsheet open https://chroniclingamerica.loc.gov/lccn/sn83045462/1865-04-10/ed-1/seq-1/",
        "Read a page by its old address:"
      ),
      ("broadsheet open --print sn83045462/1865-04-10", "Today's address of an issue:"),
    ],
    "resolve": [
      ("broadsheet resolve thesis.tex > new.tex", "A copy with today's addresses:"),
      (
        "broadsheet resolve --recursive --dry-run --report found.tsv notes",
        "What would change in the files of a folder:"
      ),
      ("broadsheet resolve --in-place --backup .orig sources.bib", "Replace a file, and keep the old one:"),
    ],
    "clip": [
      (
        "broadsheet clip bsd00000001 1903-03-07 --region 5,15,30,20 --headline 'A Newspaper' -o clips/",
        "A part of a front page, without a network; the files go to the folder clips, which is created if needed:"
      ),
      (
        "broadsheet clip sn83045462/1865-04-10/ed-1/seq-1 --region 0,40,16,60 --region 16,5,16,30 --tag lincoln",
        "An article that continues at the top of the next column:"
      ),
      (
        "broadsheet cite clips/*.json --style bibtex >> sources.bib",
        "All clips of a folder for a bibliography:"
      ),
    ],
    "cite": [
      (
        "broadsheet cite sn83045462/1865-04-10/ed-1/seq-1 --headline 'Lee Surrenders' --page 1",
        "A Chicago note for an article:"
      ),
      (
        "broadsheet cite --style bibtex sn83045462/1865-04-10 sn83045462 >> sources.bib",
        "An issue and a newspaper for a bibliography:"
      ),
      (
        "broadsheet search --source here river --all --format jsonl | broadsheet cite - --style ris > river.ris",
        "All pages of a search, for Zotero or EndNote:"
      ),
      ("broadsheet today --per-page 1000 | broadsheet cite -", "The front pages of a hundred years ago:"),
    ],
    "get": [
      (
        "broadsheet get sn83045462 1865-10-02 --all --as pdf -o star",
        "All pages of an issue of the Evening star as PDF, in the folder star:"
      ),
      (
        "broadsheet get sn83045462 1865-10-02 --page 1-2 --as text --as alto --dry-run",
        "How much it would download:"
      ),
      (
        "broadsheet get bsd00000001 1904-07-02 --all --as text",
        "A demonstration issue, without a network:"
      ),
      (
        "broadsheet search '\"gold rush\"' --all --format jsonl | broadsheet get --from-search - --as text -o rush",
        "The texts of all pages that a search finds:"
      ),
    ],
    "image": [
      ("broadsheet image bsd00000001 1903-03-07", "A front page on the terminal, without a network:"),
      (
        "broadsheet image sn83045462 1865-10-02 --page 2 --region 0,0,50,25 --images sixel",
        "The upper left of another page, on a terminal that supports sixel but does not say so:"
      ),
      ("broadsheet image sn83045462 1865-10-02 --width 2000 -o star.jpg", "A front page:"),
      (
        "broadsheet image bsd00000001 1903-03-07 --region 0,20,50,30 -o - | jp2a -",
        "Part of a page for another program:"
      ),
    ],
    "sync": [
      ("broadsheet sync", "The Library's list of digitized newspapers:"),
      ("broadsheet sync --source https://oregonnews.uoregon.edu", "Add a state site's list:"),
      (
        "broadsheet sync --directory",
        "All 159,000 newspapers of the Library's directory, in about 17 minutes:"
      ),
      ("broadsheet sync --dry-run", "How much there is to fetch:"),
    ],
    "bookmarks": [
      ("broadsheet bookmarks", "List all bookmarks, newest first:"),
      (
        "broadsheet bookmarks add sn83030214 --note \"Greeley's paper\" --tag war --tag \"New York\"",
        "Bookmark the New-York tribune with a note and two tags:"
      ),
      (
        "broadsheet bookmarks list --tag war --format csv > war.csv",
        "The bookmarks with a tag for a spreadsheet:"
      ),
      ("broadsheet bookmarks add sn83030214/1866-04-10/ed-1/seq-3", "Bookmark page 3 of an issue:"),
      ("broadsheet bookmarks list | cut -f 1 | xargs broadsheet show", "The records of all bookmarks:"),
      (
        "broadsheet bookmarks export | ssh other broadsheet bookmarks import -",
        "Copy them to another machine:"
      ),
    ],
    "notes": [
      ("broadsheet notes --tag ferry", "Notes and clips with a tag:"),
      (
        "broadsheet notes add sn83045462/1865-04-10/ed-1/seq-1 --tag surrender",
        "Write a note about a page in your editor:"
      ),
      ("broadsheet notes edit 3f0c --tag war --tag ferry", "Change the tags of one:"),
      (
        "broadsheet notes export --format markdown --tag ferry -o ferry.md",
        "Write down what you found, by newspaper and date, with citations:"
      ),
      (
        "broadsheet notes export --format ris > notes.ris", "All of them, for Zotero or EndNote:"
      ),
    ],
    "places": [
      ("broadsheet places --sort count", "The states with the most newspapers first:"),
      ("broadsheet places --state Ohio --county Mahoning", "The cities of a county:"),
    ],
    "cache": [
      ("broadsheet cache", "What is in the cache:"),
      ("broadsheet cache clear", "Remove all cached responses:"),
    ],
    "theme": [
      ("broadsheet theme", "All themes, and any mistakes in them:"),
      ("broadsheet theme show light", "Each role of a theme, in its own style:"),
      ("broadsheet theme check --strict evening.yaml", "Also fail if something is hard to read:"),
    ],
    "index": [
      ("broadsheet index", "What is in the index:"),
      ("broadsheet index add ~/ocr/batch_az_one.tar.bz2", "Add the pages of an OCR archive of the Library:"),
      ("broadsheet index add --dry-run ~/newspapers", "How many pages a folder has:"),
      ("broadsheet index remove lccn:sn83045462 date:..1899", "Remove a newspaper's pages before 1900:"),
      (
        "broadsheet index export | ssh other broadsheet index add -", "Copy all pages to another machine:"
      ),
    ],
    "import": [
      ("broadsheet import directory.marcxml.xz", "Import the Library's directory of all newspapers:"),
      ("broadsheet import newspapers.txt", "Import the list of digitized newspapers:"),
      (
        "curl -s https://oregonnews.uoregon.edu/newspapers.json | broadsheet import -",
        "Import a state site's list:"
      ),
    ],
    "browse": [
      ("broadsheet browse", "Continue reading where you stopped, or start:"),
      ("broadsheet browse --list", "Browse the newspapers:"),
      ("broadsheet browse sn83045462", "Open the Evening star of Washington:"),
      ("broadsheet browse --source offline", "Browse without a network:"),
      ("broadsheet browse --search '\"gold rush\"'", "Start with a search of the text of newspaper pages:"),
      (
        "broadsheet browse gold/results/job-0123456789ab",
        "A job's counts in the corpus in the folder gold, by year and state:"
      ),
      (
        "broadsheet browse gold/results/job-0123456789ab --format csv > gold.csv",
        "The same for a spreadsheet:"
      ),
    ],
    "doctor": [
      ("broadsheet doctor", "See what works:"),
      ("broadsheet doctor --source https://oregonnews.uoregon.edu", "Check whether a state's site answers:"),
      (
        "broadsheet doctor --live --record responses",
        "Request one of each kind of thing from the Library, and save the responses for a bug report:"
      ),
      (
        "broadsheet doctor --offline --format json | jq .verdict",
        "Contact no server, and use the result in a script:"
      ),
    ],
  ]
}
