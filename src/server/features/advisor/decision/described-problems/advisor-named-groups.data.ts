/** A kind of pest or germ that farmers call by one word, and the problems that belong to it. */
interface ProblemGroup {
  /** The entries of the lexicon that are such words. */
  entries: readonly string[]
  /** English names of problems that belong to the group. */
  members: RegExp
  /** Those that have such a name and do not belong to it all the same. */
  others?: RegExp
}

/** Source: the classes of the pests and diseases on the pages of the crops. */
export const problemGroups: readonly ProblemGroup[] = [
  {
    entries: ['caterpillar', 'moth', 'butterfly'],
    members:
      /caterpillar|looper|armyworm|webber|webworm|folder|roller|butterfly|moth\b|bagworm|caseworm|pinworm|bud ?worm|bollworm|borer|cutworm|sawfly/i,
    others: /shot-hole|flat-headed|coffee berry|stone weevil|hoppers?\b/i,
  },
  {
    entries: ['beetle', 'weevil'],
    members: /beetle|weevil|hispa|white grub/i,
  },
  { entries: ['bug'], members: /\bbugs?\b|psylla|mealy ?bug/i },
  {
    entries: ['virus'],
    members:
      /virus|mosaic|leaf[ -]curl(?!ing)|crinkle|ring[ -]?spot|mottle|bunchy|necrosis|tungro|katte|chirke|foorkey/i,
    others: /carries the viruses/i,
  },
  {
    entries: ['bacteria'],
    members: /bacterial|canker|black rot|black leg|soft rot|greening|walnut blight/i,
    others: /fruit canker|stem canker|black rot \(koleroga/i,
  },
  {
    entries: ['fungus'],
    members:
      /mildew|\brust\b(?! mite)|blight|\bspots?\b|smut|bunt|anthracnose|\brot\b|damping|scab|scurf|mould|wilt|\bblast\b|blotch|tikka|sigatoka|die-?back|koleroga|ergot|pokkah|pink disease/i,
    others: /bacterial|blossom-end|boron|kerala wilt|ring spot|spotted|walnut blight|black leg/i,
  },
]

/** The animals among the problems of a crop, which farmers call keeda. */
export const animalPests =
  /thrips|aphid|fly\b|flies\b|hopper|jassid|pyrilla|bug\b|bugs\b|scale|(?<!ter)mites?\b|termites?|psylla|beetle|hispa|weevil|borer|worm|caterpillar|looper|webber|folder|roller|moth\b|butterfly|sawfly|grub|miner|midge|nematode|rats\b|gall maker/i
