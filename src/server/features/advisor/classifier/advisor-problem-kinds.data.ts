/** Kinds of pests and diseases that look alike on every crop, by words of their English names. */
const problemKindPatterns: readonly [string, RegExp][] = [
  ['powdery-mildew', /powdery/],
  ['downy-mildew', /downy|green ear/],
  ['fruit-fly', /fruit[ -]fly/],
  ['aphid', /aphid/],
  ['thrips', /thrips/],
  ['whitefly', /white-?fly|blackfly/],
  ['hopper', /hopper|jassid|pyrilla/],
  ['mealybug', /mealy ?bug/],
  ['scale', /scale/],
  ['mite', /(?<!ter)mite/],
  ['psylla', /psylla/],
  ['bug', /stink bug|mosquito bug|painted bug|grain bug|earhead bug/],
  ['beetle', /beetle|hispa/],
  ['weevil', /weevil/],
  [
    'stem-borer',
    /stem.*borer|top borer|shoot[ -]borer|trunk borer|shot-hole borer|vine borer|internode borer|flat-headed|rhinoceros|red palm|girdle/,
  ],
  ['bark-caterpillar', /bark/],
  [
    'fruit-borer',
    /fruit borer|pod[ -]borer|capsule borer|bollworm|helicoverpa|pod[ -]fly|fruit-borer|berry borer|nut borer|seed borer|tuber moth|head borer|butterfly \(fruit|maruca|bud[ -](?:borer|worm|fly|caterpillar)/,
  ],
  [
    'leaf-caterpillar',
    /caterpillar|looper|armyworm|webber|webworm|folder|butterfly|sawfly|diamondback|bagworm/,
  ],
  ['cutworm', /cutworm/],
  ['grub', /grub/],
  ['termite', /termite/],
  ['leaf-miner', /miner/],
  ['shoot-fly', /shoot[ -]?fly|stem[ -]?fly/],
  ['gall', /gall|erinose/],
  ['nematode', /nematode|molya/],
  ['birds-and-rats', /bird|rats|vole|porcupine|wasp/],
  ['mosaic', /mosaic|mottle|ring[ -]?spot|necrosis/],
  ['leaf-curl', /curl|crinkle/],
  [
    'stunting',
    /bunchy|grassy shoot|little leaf|phyllody|malformation|greening|sterility|bushy|yellow leaf disease|slow decline/,
  ],
  ['wilt', /wilt|decline/],
  ['poor-bearing', /shedding|no flowers|empty cob|fruit drop/],
  ['root-rot', /root rot|root and|collar|foot rot|basal|damping|dry root|charcoal|crown rot/],
  [
    'stem-rot',
    /stem rot|stem-rot|stalk rot|red rot|heart rot|sclerotinia|stem canker|stem bleeding/,
  ],
  [
    'fruit-rot',
    /fruit rot|boll rot|koleroga|capsule rot|pod blight|fruit canker|fruit,|black rot|blossom|rhizopus|phomopsis/,
  ],
  ['rhizome-rot', /rhizome rot|corm rot|soft rot|clump rot|bud rot|tuber rot|base rot|sucker/],
  ['storage', /store/],
  ['leaf-spot', /spot|blotch|sigatoka|tikka|marssonina|ramularia|shot hole/],
  ['early-blight', /early blight|alternaria/],
  ['late-blight', /late blight|phytophthora/],
  ['blight', /blight/],
  ['bacterial', /bacterial|canker|walnut blight/],
  ['anthracnose', /anthracnose|die-?back|pink disease/],
  ['rust', /(?<!white )rust(?! mite)/],
  ['white-rust', /white rust/],
  ['smut', /smut|bunt|ergot|sugary/],
  ['blast', /blast/],
  ['gummosis', /gummosis/],
  ['mould', /mould|botrytis|bubble|ear rot/],
  ['scab', /scab|scurf/],
  ['leaf-fall', /leaf[ -]fall/],
]

/** The name of every kind of problem. */
export const problemKinds: readonly string[] = problemKindPatterns.map(([kind]) => kind)

/** The kinds that the problem of a crop belongs to, by its English name; some names join two problems. */
export function kindsOfProblem(englishName: string): string[] {
  const name = englishName.toLowerCase()
  return problemKindPatterns.flatMap(([kind, pattern]) => (pattern.test(name) ? [kind] : []))
}
