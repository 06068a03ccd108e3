"""The same counts again, written from the rules alone: slow, and without regular expressions."""
import collections
import unicodedata


def characters(text):
    """Code points that count, with their positions in the text."""
    place = 0
    while place < len(text):
        if text[place] == "\u00ad":
            place += 2 if text[place + 1:place + 2] == "\n" else 1
        else:
            yield place, text[place]
            place += 1


def tokens(text):
    """Words, and where they begin and end in the text."""
    found, word = [], []
    for place, sign in [*characters(text), (len(text), " ")]:
        if unicodedata.category(sign)[0] in ("L", "M"):
            word.append((place, sign))
        elif word:
            small = "".join(sign.lower() for _, sign in word).replace("ſ", "s")
            found.append((small, word[0][0], word[-1][0] + 1))
            word = []
    return found


def pages_once(pages):
    best = {}
    for page in sorted(pages, key=lambda page: page["batch"]):
        best.setdefault(page["id"], page)
    return [best[page] for page in sorted(best)]


def places(words, term):
    """The first and last word of each occurrence of the term."""
    wanted = [word for word, _, _ in tokens(term)]
    for first in range(len(words) - len(wanted) + 1):
        parts = [word for word, _, _ in words[first:first + len(wanted)]]
        if parts == wanted or term.endswith("*") and parts[:-1] == wanted[:-1] and parts[-1].startswith(wanted[-1]):
            yield first, first + len(wanted) - 1


def shown(text):
    parts, blank = [], False
    for sign in text.replace("\u00ad\n", ""):
        is_blank = sign in "\t\n\x0b\x0c\r \x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000" or "\u2000" <= sign <= "\u200a"
        if not (is_blank and blank):
            parts.append(" " if is_blank else sign)
        blank = is_blank
    return "".join(parts)


def counted(pages, terms, states):
    """Cells, counts and hits, as the engines write them."""
    cells = collections.defaultdict(lambda: [0, 0, set()])
    counts = collections.defaultdict(lambda: [0, 0])
    hits = []
    for page in pages_once(pages):
        state, words, text = states.get(page["lccn"]) or "", tokens(page["text"]), page["text"]
        cell = cells[page["year"], state]
        cell[0] += len(words)
        cell[1] += 1
        cell[2].add((page["lccn"], page["date"], page["edition"]))
        for number, term in enumerate(terms):
            found = list(places(words, term))
            if found:
                counts[number, page["year"], state][0] += len(found)
                counts[number, page["year"], state][1] += 1
            for first, last in found:
                start, end = words[first][1], words[last][2]
                hits.append({
                    "kind": "hit", "term": number, "id": page["id"], "batch": page["batch"], "year": page["year"],
                    "state": state, "start": start, "left": shown(text[max(0, start - 60):start]),
                    "match": shown(text[start:end]), "right": shown(text[end:end + 60]), "quality": page["quality"]})
    made = [{"kind": "cell", "year": year, "state": state, "words": words, "pages": count, "issues": len(issues)}
            for (year, state), (words, count, issues) in cells.items()]
    made += [{"kind": "count", "term": number, "year": year, "state": state, "hits": count, "pages_with": pages}
             for (number, year, state), (count, pages) in counts.items()]
    return made, hits


def grams(pages, sizes, least):
    sums = collections.Counter()
    holders = collections.Counter()
    for page in pages_once(pages):
        words = [word for word, _, _ in tokens(page["text"])]
        found = collections.Counter(
            (size, " ".join(words[place:place + size]), page["year"])
            for size in sizes for place in range(len(words) - size + 1))
        sums.update(found)
        holders.update(set(found))
    return {(*key, count, holders[key]) for key, count in sums.items() if count >= least}
