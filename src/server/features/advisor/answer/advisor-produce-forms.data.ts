import type { Language } from '#shared/kit/language.constants.ts'

/** A form in which a crop is traded under a price of its own. */
export interface ProduceForm {
  name: Record<Language, string>
  /** How a question says it. */
  words: RegExp
  /** How price lists name it: commodity and variety. */
  listed: RegExp
}

const greenWords =
  /(?:^|[^\p{L}\p{M}])(?:green|hari|hara|hare|fresh|taza|taazi|tazi|हरी|हरा|हरे|ताज़ी)(?![\p{L}\p{M}])/iu
const dryWords =
  /(?:^|[^\p{L}\p{M}])(?:dry|dried|sukhi|sookhi|sukha|sookha|sukhe|red|lal|laal|सूखी|सूखा|सूखे|सुखी|लाल)(?![\p{L}\p{M}])/iu
const rawWords =
  /(?:^|[^\p{L}\p{M}])(?:raw|kacchi|kachchi|kachi|kaccha|kacha|kachcha|कच्ची|कच्चा|कच्चे)(?![\p{L}\p{M}])/iu
const leafWords =
  /(?:^|[^\p{L}\p{M}])(?:leaf|leaves|patta|patti|patte|hara|hari|green|पत्ता|पत्ती|हरा|हरी)(?![\p{L}\p{M}])/iu

const green: ProduceForm = {
  name: { en: 'green', hi: 'हरा' },
  words: greenWords,
  listed: /green|wet|fresh/i,
}
const dry: ProduceForm = {
  name: { en: 'dry', hi: 'सूखा' },
  words: dryWords,
  listed: /dry|dried|red/i,
}
const raw: ProduceForm = { name: { en: 'raw', hi: 'कच्चा' }, words: rawWords, listed: /raw|green/i }
const leaf: ProduceForm = {
  name: { en: 'leaves', hi: 'पत्ता' },
  words: leafWords,
  listed: /lea(?:f|ves)/i,
}

/** The forms of crops of which mandis report more than one; a form by its crop's id. */
export const produceForms: Readonly<Record<string, readonly ProduceForm[]>> = {
  chilli: [
    { ...green, name: { en: 'green chilli', hi: 'हरी मिर्च' } },
    { ...dry, name: { en: 'dry red chilli', hi: 'सूखी लाल मिर्च' } },
  ],
  ginger: [
    {
      ...dry,
      name: { en: 'dry ginger', hi: 'सोंठ' },
      words:
        /(?:^|[^\p{L}\p{M}])(?:dry|dried|sukhi|sukha|sonth|saunth|सूखी|सूखा|सोंठ)(?![\p{L}\p{M}])/iu,
    },
    { ...green, name: { en: 'fresh ginger', hi: 'ताज़ा अदरक' } },
  ],
  'field-pea': [
    { ...green, name: { en: 'green peas', hi: 'हरी मटर' } },
    { ...dry, name: { en: 'dry peas', hi: 'सूखी मटर' } },
  ],
  turmeric: [{ ...raw, name: { en: 'raw turmeric', hi: 'कच्ची हल्दी' } }],
  mango: [{ ...raw, name: { en: 'raw mango', hi: 'कच्चा आम' } }],
  banana: [{ ...raw, name: { en: 'raw banana', hi: 'कच्चा केला' } }],
  coriander: [{ ...leaf, name: { en: 'coriander leaves', hi: 'हरा धनिया' } }],
  fenugreek: [{ ...leaf, name: { en: 'fenugreek leaves', hi: 'हरी मेथी' } }],
  coconut: [
    {
      name: { en: 'copra', hi: 'खोपरा' },
      words: /(?:^|[^\p{L}\p{M}])(?:copra|kopra|khopra|खोपरा|कोपरा)(?![\p{L}\p{M}])/iu,
      listed: /copra/i,
    },
    {
      name: { en: 'tender coconut', hi: 'कच्चा नारियल' },
      words: /(?:^|[^\p{L}\p{M}])(?:tender|daab|dab|कच्चा|डाब)(?![\p{L}\p{M}])/iu,
      listed: /tender/i,
    },
  ],
}
