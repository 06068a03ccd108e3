"""What the Demonstration Herald printed, issue by issue."""

TITLE, HEBREW_TITLE = "The Demonstration Herald", "הכרוז להדגמה"

# date, edition, number, pages; a page is its banner, language, and contents in order. None means not filmed.
ISSUES = [
    ("1903-03-07", 1, 1, [
        ("A NEWSPAPER THAT NEVER WAS", "en",
         ["first-number", "ad.hats", "fig.bridge", "bridge", "telephone", "ad.railway", "market", "library",
          "ad.glasses", "weather"]),
        ("", "en",
         ["reading-lesson", "fig.bicycle", "ad.bicycle", "lost-comet", "ad.stove", "school", "ad.remedy", "song", "ad.printing",
          "clock", "ad.lessons"])]),
    ("1903-03-14", 1, 2, [
        ("CLOCK STRIKES THIRTEEN", "en",
         ["clock", "fig.clock", "ad.seeds", "lost-comet", "ad.bakery", "chess", "school", "ad.glasses", "weather"])]),
    ("1903-03-14", 2, 2, [
        ("SMOKE ABOVE THE BAKERY", "en",
         ["extra-fire", "ad.bakery", "clock", "fig.clock", "ad.seeds", "lost-comet", "chess", "ad.remedy"])]),
    ("1903-11-28", 1, 39, [
        ("THE RIVER IN MILL LANE", "en",
         ["flood", "ad.stove", "expedition", "ad.printing", "market", "cellar", "ad.railway", "library", "telephone"])]),
    ("1904-07-02", 1, 70, [
        ("RISES ABOVE THE FAIR", "en",
         ["balloon", "fig.balloon", "fourth", "ad.bicycle", "weather", "chess", "ad.hats", "market", "school"]),
        ("", "es",
         ["saludo", "fig.balloon", "globo", "ad.es.sombreros", "mercado", "fiesta", "ad.es.panaderia", "reloj",
           "escuela", "refranes", "ad.es.lentes", "cometa", "consejo"]),
        ("", "he", ["shalom", "gesher", "fig.bridge", "ad.he.maafiya", "kadur", "fig.balloon", "shaon", "ad.he.kovaim", "sifriya",
           "mishlachat", "beit-sefer", "ad.he.mishkafayim", "etza", "shuk", "mezeg"]),
        ("", "en",
         ["ad.hats", "ad.stove", "song", "fig.bicycle", "ad.bicycle", "ad.railway", "wireless", "ad.bakery", "ad.seeds",
          "ad.printing", "ad.lessons", "ad.glasses", "ad.remedy", "library"])]),
    ("1904-07-02", 2, 70, [
        ("THE BALLOON IS FREE", "en",
         ["later-balloon", "balloon", "fig.balloon", "fourth", "ad.bicycle", "weather", "chess", "ad.hats", "school"])]),
    ("1905-04-01", 1, 109, [
        ("TO BE PRINTED ON GLASS", "en",
         ["april", "ad.glasses", "baseball", "orchard", "ad.seeds", "wireless", "ad.lessons", "school"]),
        None]),
    ("1905-12-30", 1, 148, [
        ("A LAST WORD", "en",
         ["last-number", "ad.printing", "winter", "cellar", "ad.stove", "expedition", "song", "ad.remedy"])]),
]
# The page that lay in a damp cellar.
STAINED = {"1905-12-30/ed-1/seq-1"}

MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
}


def dateline(date, language):
    year, month, day = (int(part) for part in date.split("-"))
    if language == "es":
        return f"SPECIMEN, sábado, {day} de {MONTHS['es'][month - 1]} de {year}"
    if language == "he":
        return f"ספצימן, יום שבת, {day}.{month}.{year}"
    return f"SPECIMEN, SATURDAY, {MONTHS['en'][month - 1].upper()} {day}, {year}"


def read(path):
    """The pieces of a file by key: lists of lines."""
    pieces, lines = {}, []
    for line in open(path, encoding="utf-8").read().splitlines():
        if line.startswith("== "):
            lines = pieces.setdefault(line[3:], [])
        else:
            lines.append(line)
    return pieces
