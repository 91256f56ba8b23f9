/** A sign that a plant shows with few problems only. */
interface TellingSign {
  /** How farmers say it, as words are folded: each of them alone. */
  words: string
  /** Whether other spellings of the same sound mean it, too. */
  isBySound?: true
  /** What the English page of a problem that shows it says. */
  page: RegExp
}

/** Signs and animals that are seen or not: a page which does not mention them is about something else. */
export const tellingSigns: readonly TellingSign[] = [
  {
    words: 'gum gums gummy gond gondh resin गोंद गोद',
    page: /\bgum|\booz|\bresin|\bsap\b|jelly|fluid/i,
  },
  {
    words: 'web webs webbing webbed cobweb jaala jaale जाला जाले',
    page: /\bweb|\bsilk|\bthread|\bnet\b|net-like/i,
  },
  {
    words: 'beetle beetles bhring bhringa bhawra bhaunra bhanwra bhauura भृंग भौरा भौंरा भवरा भँवरा',
    page: /beetle|weevil|hispa|borer/i,
  },
  {
    words:
      'caterpillar caterpillars worm worms larva larvae maggot maggots sundi sundiyan soondi illi illiyan gidar इल्ली इल्लियाँ सूँडी गिडार',
    isBySound: true,
    page: /caterpillar|worm|larva|grub|maggot|borer|looper|moth|butterfly|fly|folder|webber|miner|weevil|beetle|hispa|insect/i,
  },
  {
    words: 'moth moths patanga patange पतंगा पतंगे पतगा पतगे',
    page: /moth|caterpillar|worm|larva|borer|looper|folder|webber|miner/i,
  },
  {
    words:
      'hairy kambal kamla katra roendar royendar rome roye balwali baldar कंबल कम्बल कमला कातरा रोएँदार रोयेंदार रोएदार बालदार',
    page: /hairy|bristl|hairs/i,
  },
  {
    words: 'velvet velvety makhmal makhmali मखमल मखमली',
    page: /velvet|woolly|hairy|felt/i,
  },
  {
    words: 'cottony mealy rui रुई',
    page: /cotton|mealy|woolly|wax|white|mould|tuft|whisker/i,
  },
]
