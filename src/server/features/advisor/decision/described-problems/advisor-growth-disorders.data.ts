import type { BothLanguages } from '#server/platform/text/both-languages.ts'

/** What goes wrong with a crop that no pest or disease need have caused: weather, water, food, bees or age. */
export interface GrowthDisorder {
  id: string
  /** As it stands in the sentence that the page says nothing about it. */
  name: BothLanguages
  /** What a question says that tells of it: words as they are folded, each crop's name as "@". */
  question: RegExp
  /** The crops that have it; all without. */
  crops?: readonly string[]
  /** Crops of which its words mean something else. */
  exceptCrops?: readonly string[]
  /** The crop's own problem that it is, by its English name. */
  problem?: RegExp
  /** What an English text of the crop's page says that speaks of it. */
  text?: RegExp
  /** The guide that tells its causes. */
  guide?: string
  /** Problems that look alike, by their English names: where one of them is likely, both are offered. */
  lookalike?: RegExp
  /** Guides that may help where nothing tells its causes. */
  offered?: readonly string[]
  /** Whether its words stand beside other questions, too: it only answers what would be asked back. */
  isWeak?: true
  /** Whether it is meant even where a problem is guessed. */
  isCertain?: true
  /** Whether a colour among the signs makes a disease likelier. */
  isWithoutColour?: true
}

const not = '(?:nahi|nahin|nhi|nai|na|no|not|never|without|hardly|kam|नही|ना|न|कम)'
const flowers =
  '(?:flowers?|phool|phul|fool|ful|phulon|phoolon|manjar|manjari|baur|bor|bour|mor|blossoms?|buds?|kali|kaliya|squares?|pudi|फूल|फूलो|मजर|मजरी|बौर|मौर|कली|कलिया)'
const fruits =
  '(?:fruits?|phal|fal|phalo|falo|phalon|nuts?|pods?|phali|phaliya|phaliyan|fali|faliya|buttons?|bolls?|ball|tende|tikora|tikore|berry|berries|nariyal|फल|फलो|फली|फलिया|टिकोरा|टिकोरे|बटन|टिडा|डोडे|डोडा)'
const young =
  '(?:chh?ot\\S*|small|young|tiny|little|baby|kachch?\\S*|nanhe|buttons?|छोटे|छोटा|छोटी|कच्चे|कच्चा|नन्हे)'
const fall =
  '(?:gir|gira|gire|giri|girta|girte|girti|girna|girne|jhad\\S*|jhar\\S*|jhd\\S*|jhr\\S*|tapak\\S*|drops?|dropped|dropping|falls?|fallen|falling|fell|shed|sheds|shedding|गिर|गिरा|गिरे|गिरी|गिरता|गिरते|गिरती|गिरना|झड\\S*|झर\\S*|टपक\\S*)'
const form =
  '(?:ban\\S*|lag|lagta|lagte|lagti|laga|lage|lagi|aa|aata|aate|aati|aaya|aaye|aye|ata|ate|tik\\S*|set|sets|setting|form\\w*|com\\w*|grow\\w*|bear\\w*|बन\\S*|लग|लगता|लगते|लगती|लगा|लगे|लगी|आ|आता|आते|आती|आया|आए|आये|टिक\\S*)'
const bloom =
  '(?:aa|aata|aate|aati|aaya|aaye|aayi|aye|aya|ata|ate|nikal\\S*|nikl\\S*|khil\\S*|lag|lage|laga|de|deta|ho|com\\w*|open\\w*|आ|आता|आते|आती|आया|आए|आये|आई|निकल\\S*|खिल\\S*|लग|लगे|लगा|दे)'
const grains =
  '(?:grains?|seeds?|kernels?|dana|dane|daane|daana|cobs?|bhutta|bhutte|bali|baali|baliya|heads?|दाना|दाने|दानो|भुट्टा|भुट्टे|बाली|बालिया)'
const cold =
  '(?:thand|thandi|thandh|sardi|sheet ?lahar|shitlahar|cold|frost|pala|paala|chilling|ठड|ठडी|ठड़|सर्दी|शीतलहर|पाला|पाले)'
const sweet = '(?:sweet|sweetness|meeth\\S*|mitha|mithi|mithe|mithas|मीठ\\S*|मिठास)'
const any = (count: number) => `(?:\\S+ ){0,${count}}?`
const oneOf = (...patterns: string[]) =>
  new RegExp(patterns.map((pattern) => `(?:^| )${pattern}`).join('|'))

const roots = ['carrot', 'radish', 'beetroot', 'turnip']
const gourdsAndCucumber = ['cucumber', 'bottle-gourd', 'ridge-gourd', 'snake-gourd', 'sponge-gourd']
const sweetCrops =
  'apple banana ber custard-apple date-palm dragon-fruit fig grape guava jackfruit kiwi litchi mandarin mango muskmelon papaya peach pear pineapple plum pomegranate sapota strawberry sweet-orange watermelon beetroot carrot sugarcane sweet-potato'
const grainCrops =
  'maize wheat barley rice sorghum pearl-millet finger-millet sunflower oats buckwheat mustard'

/** In the order in which they are looked for. */
export const growthDisorders: readonly GrowthDisorder[] = [
  {
    id: 'buttoning',
    name: { en: 'curds that stay small as buttons', hi: 'बटन जैसे छोटे फूल' },
    question: oneOf('(?:button|buttons|buttoning|बटन) '),
    crops: ['cauliflower', 'broccoli'],
    problem: /\bbuttoning\b/i,
    text: /button/i,
  },
  {
    id: 'forking',
    name: { en: 'forked roots', hi: 'टेढ़ी या दो मुँह वाली जड़' },
    question: oneOf(
      '(?:fork\\w*|crooked|twisted|branched|tedh\\S*|tedi|tedhi|bedaul|टेढ\\S*|टेढी|बेडौल) ',
      '(?:two|double|do|दो) (?:legs?|legged|roots?|heads?|muh|munh|mooh|tang|jad|jade|मुह|टाग|जड|जडे) ',
    ),
    crops: roots,
    problem: /\bforked\b/i,
    text: /\bfork/i,
  },
  {
    id: 'bitterness',
    name: { en: 'fruits that taste bitter', hi: 'फल कड़वा होने' },
    question: oneOf('(?:bitter|bitterness|kadwa\\S*|kadw[ie]|kadv[aie]|karw[aie]|कडव\\S*) '),
    crops: gourdsAndCucumber,
    text: /\bbitter\b/i,
  },
  {
    id: 'sweetness',
    name: { en: 'fruit that is not sweet', hi: 'फल मीठा न होने' },
    question: oneOf(
      `${sweet} ${any(2)}${not} `,
      `${not} ${any(2)}${sweet} `,
      `(?:phik\\S*|feek\\S*|fik[aie]|pheek\\S*|bland|tasteless|फीक\\S*) `,
      `${sweet} ${any(1)}(?:kaise|kese|how|कैसे) `,
      `(?:make|more|increase|how) ${any(3)}${sweet} `,
    ),
    crops: sweetCrops.split(' '),
    problem: /\btasteless\b/i,
    text: /\bsweetness\b|\b(?:makes?|made|ripens) (?:\S+ ){0,2}sweet/i,
  },
  {
    id: 'lodging',
    name: { en: 'a crop that has fallen over', hi: 'फ़सल गिर जाने' },
    question: oneOf(
      '(?:lodg\\w*|fell over|fallen over|fallen down|falling down|fell down|bichh? (?:gaya|gayi|gaye|gai)|बिछ (?:गया|गई|गए)) ',
      '@ (?:ki |ka |की |का )?(?:fasal |phasal |khet |खेत |\\S{1,3}सल )?(?:hawa se |barish se |tez hawa se |tez hawa |\\S{1,3}ज हवा से |आधी से |बारिश से |हवा से )?(?:gir gaya|gir gayi|gir gai|gir gaye|गिर गया|गिर गई|गिर गयी|गिर गए) ',
    ),
    crops: `${grainCrops} sugarcane fodder-sorghum fodder-maize`.split(' '),
    text: /\blodg/i,
    offered: ['guide/drainage'],
    isCertain: true,
    isWithoutColour: true,
  },
  {
    id: 'cold',
    name: { en: 'harm by cold', hi: 'ठंड से नुकसान' },
    question: oneOf(`${cold} `),
    guide: 'guide/frost-protection',
    isWeak: true,
  },
  {
    id: 'drop',
    name: { en: 'flowers and young fruits that drop', hi: 'फूल और छोटे फल झड़ने' },
    question: oneOf(
      `${flowers} ${any(4)}${fall} `,
      `${young} ${any(3)}${fruits} ${any(4)}${fall} `,
      `${fruits} ${any(2)}${young} ${any(4)}${fall} `,
      `${young} ${any(2)}${fall} ${any(3)}${fruits} `,
      `${fruits} (?:drop|drops|dropping|shedding|gir rah\\S*|gir ja\\S*|jhad rah\\S*|jhad ja\\S*|गिर रह\\S*|गिर जा\\S*|झड रह\\S*|झड जा\\S*) `,
      `${fall} ${any(2)}${young} (?:dana|dane|दाना|दाने|${fruits}) `,
      `${fall} ${any(3)}${young} ${young} `,
    ),
    problem: /\b(?:fruit|flower|nut) drop\b|\bshedding\b/i,
    lookalike: /fruit fly/i,
    text: /\bdrops? (?:the )?(?:flowers?|fruits?|buttons?|young fruits?|squares?)|\b(?:flowers?|fruits?|buttons?|squares?|bolls?)(?: and \w+ \w+)? drop/i,
    guide: 'guide/fruit-set',
  },
  {
    id: 'noFruit',
    name: { en: 'flowers without fruit', hi: 'फूल के बाद फल न लगने' },
    question: oneOf(
      `${fruits} ${any(2)}${not} ${any(1)}${form} `,
      `(?:no|without|koi|ek bhi) ${any(1)}${fruits} ${any(2)}(?:${not}|set|form\\w*|yet|on) `,
      `(?:not|no|isnt|never) (?:\\w+ )?(?:fruiting|podding|bearing|setting) `,
      `${not} ${fruits} `,
    ),
    problem: /^no flowers\b|\bpod shedding\b/i,
    lookalike: /malformation/i,
    guide: 'guide/fruit-set',
  },
  {
    id: 'noFlower',
    name: { en: 'plants that do not flower', hi: 'फूल न आने' },
    question: oneOf(
      `${flowers} ${any(2)}${not} ${any(1)}${bloom} `,
      `(?:no|not|never|isnt|without) (?:\\w+ )?(?:flowers?|flowering|flowered|blooming|bloom) `,
    ),
    // Their "phool" is the curd.
    exceptCrops: ['cauliflower', 'broccoli', 'cabbage'],
    problem: /^no flowers\b/i,
    text: /\b(?:brings?|bring the|fewer|no|makes? it) flowers?\b/i,
    offered: ['guide/fruit-set'],
  },
  {
    id: 'grainFilling',
    name: { en: 'grains that do not fill', hi: 'दाना न भरने' },
    question: oneOf(
      `${grains} ${any(3)}${not} ${any(1)}(?:bhar\\S*|fill\\w*|bana?|bant\\S*|form\\w*|भर\\S*|बन\\S*) `,
      `${grains} ${any(3)}(?:khali|khaali|empty|pola|pole|pocha|hollow|unfilled|chaffy|खाली|पोला|पोले|पोचा|पोचे|खोखल\\S*) `,
      `(?:khali|empty|unfilled|chaffy|hollow|खाली|पोला|पोचा) ${any(1)}${grains} `,
      `(?:no|without) ${grains} `,
      `${not} ${any(1)}(?:fill|filled|filling) `,
    ),
    crops: grainCrops.split(' '),
    problem: /\bempty cob/i,
    text: /\b(?:seeds?|ears?|grains?|cobs?|flowers?) (?:stay )?empty|fills? (?:badly|poorly)/i,
    offered: ['guide/critical-irrigation-stages', 'guide/boron-deficiency'],
    isWithoutColour: true,
  },
]
