"""Fills the rest of a column with local notices, like an editor."""

WHO = ["Mrs. Alder", "Mr. Plumb", "Deputy Burr", "Judge Marrow", "Mrs. Harrow",
       "Professor Ellery", "the widow Thatch", "young Mr. Finch", "Dr. Lowell Crane", "Miss Ada Quill",
       "Conductor Weeks", "Mrs. Oriel Beck", "the Reverend Mr. Sedge", "Captain Vane"]
DID = ["came back on Monday from a stay at Placeholder", "has bought the gray mare of Mr. Harrow",
       "is putting up a fence along Mill Lane", "was seen on Sunday in a new hat", "is said to be writing a book",
       "has sold eleven geese and kept the twelfth", "will give a talk in the reading room",
       "caught a pike of nine pounds below the bridge", "has had the front of the house painted green",
       "is recovering from a cold and from the advice about it", "found an umbrella at the station",
       "took the first prize for beans", "went to see the sea and reports that it is there",
       "has mislaid a pair of spectacles", "is teaching a parrot to say grace"]
THEN = ["Congratulations are in order.", "Nothing further is known.", "The neighbors bear it well.",
        "We wish it were otherwise.", "It was raining at the time.", "More in our next number.",
        "The dog was unharmed.", "No reason was given.", "There was cake.", "We print it as we heard it.",
        "The band played.", "It is thought to be the first case of the kind.", "A correction may follow."]



def notices(dice):
    """Notices that repeat no person and no event until all have been used."""
    while True:
        people, deeds, ends = dice.sample(WHO, len(WHO)), dice.sample(DID, len(DID)), dice.sample(THEN, len(THEN))
        for who, did, then in zip(people, deeds, ends):
            yield f"{who[0].upper()}{who[1:]} {did}. {then}"
