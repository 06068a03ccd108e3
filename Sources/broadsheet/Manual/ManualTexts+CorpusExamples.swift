extension ManualTexts {
  /// For commands about whole batches.
  static let examplesOfCorpora: Examples = [
    "corpus": [
      (
        "broadsheet corpus plan ohio --state Ohio --from 1918 --to 1919",
        "Choose the batches of a state's newspapers, and see what they take:"
      ),
      (
        "broadsheet corpus fetch ohio && broadsheet corpus verify ohio",
        "Download their archives, and check that all are intact:"
      ),
      (
        "bzip2 -dc dlc_fiji_ver01.tar.bz2 | broadsheet corpus pages --name dlc_fiji_ver01 - | jq -r .id",
        "The addresses of all pages of an archive:"
      ),
      (
        "broadsheet corpus pages --receipts --from 1918 --to 1919 *.tar.bz2 > flu.jsonl",
        "The pages of two years, with a receipt for each archive:"
      ),
      (
        "lbzip2 -dc big.tar.bz2 | broadsheet corpus pages --receipts --name big -",
        "Decompress one archive on all cores:"
      ),
      (
        "ls *.tar.bz2 | xargs -r -P 8 -n 1 broadsheet corpus pages -o corpus",
        "Keep the pages of all archives here for other programs, eight archives at once:"
      ),
      (
        "broadsheet corpus run ohio terms influenza 'spanish flu' --format csv > flu.csv",
        "How often two terms occur, by year and state, for a spreadsheet:"
      ),
      (
        "broadsheet corpus run ohio concordance 'suffrag*' --sample 500 --format jsonl",
        "500 hits of words that begin with suffrag, picked at random, the same ones each time:"
      ),
    ]
  ]
}
