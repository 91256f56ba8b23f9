/** Names of whole groups of problems; what a crop does not have under such a name may be described by its signs. */
export const generalProblems: ReadonlySet<string> = new Set([
  'rot',
  'borer',
  'fungus',
  'virus',
  'bacteria',
  'caterpillar',
  'beetle',
  'bug',
  'moth',
  'hopper',
  'butterfly',
  'blight',
  'fruit-drop',
  'flower-drop',
  'ant',
  'leaf-blight',
  'smut',
  'wilt',
  'mite',
  'weevil',
  'leaf-spot',
  'fruit-rot',
  'stem-rot',
  'root-rot',
  'nutrient-deficiency',
])

/** Words for many kinds of animals or germs: the only problem of a crop with such a name need not be the one. */
export const vagueProblems: ReadonlySet<string> = new Set([
  'caterpillar',
  'beetle',
  'bug',
  'moth',
  'butterfly',
  'virus',
  'fungus',
  'bacteria',
  'ant',
])

/** Problems that are a sign of others too: with spots on the fruit, bacterial blight and anthracnose crack it. */
export const problemsAlsoSigns: ReadonlySet<string> = new Set(['fruit-cracking'])

/** What the lack of a nutrient is called in one crop alone, and that crop. */
export const deficiencyNamesOfOneCrop = { khaira: 'rice', khera: 'rice', खैरा: 'rice' } as const
