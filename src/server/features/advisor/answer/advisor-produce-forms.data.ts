import type { Language } from '#shared/kit/language.constants.ts'

/** A form or kind in which a crop is traded under a price of its own. */
export interface ProduceForm {
  name: Record<Language, string>
  /** How a question says it. */
  words: RegExp
  /** How price lists name it: commodity and variety. */
  listed: RegExp
  /** What price lists are searched for, where the name of the crop would not find it. */
  search?: string
  /** A wider form, shown where the list has not this very one: basmati for basmati 1121. */
  within?: RegExp
}

/** Matches one of the words, in Latin or Devanagari letters. */
const anyOf = (words: string) =>
  new RegExp(
    `(?:^|[^\\p{L}\\p{M}\\p{N}])(?:${words.trim().split(/\s+/).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'iu',
  )

// "Taza bhav" is the latest price, so "taza" names no form.
const greenWords = 'green hari hara hare hirvi lili हरी हरा हरे हिरवी'
const dryWords =
  'dry dried sukhi sookhi sukha sookha sukhe suki red lal laal सूखी सूखा सूखे सुखी सुखा लाल'
const rawWords = 'raw kacchi kachchi kachi kaccha kacha kachcha कच्ची कच्चा कच्चे'
const leafWords = 'leaf leaves patta patti patte hara hari green पत्ता पत्ती पत्ते हरा हरी'
const seedWords = 'seed seeds dana daana beej bij sabut दाना बीज साबुत'
const dalWords = 'dal daal dhal split दाल'

const form = (en: string, hi: string, words: string, listed: RegExp): ProduceForm => ({
  name: { en, hi },
  words: anyOf(words),
  listed,
})
const dalOf = (en: string, hi: string) => [form(`${en} dal`, `${hi} दाल`, dalWords, /\bdal\b/i)]

/** Numbers by which mandis call kinds of basmati. */
const basmatiNumbers = '1121 1509 1718 1401 1637 1692 1728 1847 1885 1886 6129'.split(' ')
const basmati: ProduceForm = {
  ...form('basmati', 'बासमती', 'basmati basmathi baasmati बासमती', /basmati/i),
  search: 'Basmati',
}
const numberedBasmati = basmatiNumbers.map(
  (number): ProduceForm => ({
    ...form(`basmati ${number}`, `बासमती ${number}`, number, new RegExp(`\\b${number}\\b`)),
    within: /basmati/i,
  }),
)

/** The forms of crops of which mandis report more than one, by the id of the crop. The first that is named counts. */
export const produceForms: Readonly<Record<string, readonly ProduceForm[]>> = {
  rice: [
    ...numberedBasmati,
    basmati,
    form('paddy', 'धान', 'paddy dhan dhaan bhat vadlu nel धान भात', /paddy|dhan/i),
    form('milled rice', 'चावल', 'rice chawal chaawal chaval tandul biyyam चावल तांदूळ', /^rice/i),
  ],
  chilli: [
    form('green chilli', 'हरी मिर्च', greenWords, /green/i),
    form('dry red chilli', 'सूखी लाल मिर्च', dryWords, /dry|dried|red/i),
  ],
  ginger: [
    form('dry ginger', 'सोंठ', 'dry dried sukhi sukha sonth saunth sunth सूखी सूखा सोंठ', /dry|dried/i),
    form('fresh ginger', 'ताज़ा अदरक', `fresh ${greenWords}`, /green|wet|fresh/i),
  ],
  'field-pea': [
    form('green peas', 'हरी मटर', `${greenWords} fresh phali फली`, /green|wet|fresh/i),
    form('dry peas', 'सूखी मटर', `${dryWords} safed सफ़?ेद ${seedWords}`, /dry|white|field/i),
  ],
  'cluster-bean': [
    form('guar seed', 'ग्वार बीज', seedWords, /seed/i),
    form(
      'guar pods',
      'ग्वार फली',
      `${greenWords} phali fali pods sabzi sabji vegetable फली सब्ज़?ी`,
      /^(?!.*seed)/i,
    ),
  ],
  turmeric: [
    form('raw turmeric', 'कच्ची हल्दी', `${rawWords} गीली geeli gili wet`, /raw|green|wet/i),
  ],
  mango: [form('raw mango', 'कच्चा आम', `${rawWords} kairi keri कैरी`, /raw|green/i)],
  banana: [form('raw banana', 'कच्चा केला', rawWords, /raw|green/i)],
  papaya: [form('raw papaya', 'कच्चा पपीता', rawWords, /raw|green/i)],
  onion: [form('green onion', 'हरी प्याज़', 'green hari hara spring हरी हरा', /green|spring/i)],
  coriander: [
    form('coriander leaves', 'हरा धनिया', leafWords, /lea(?:f|ves)/i),
    form('coriander seed', 'धनिया दाना', seedWords, /seed/i),
  ],
  fenugreek: [
    form('fenugreek leaves', 'हरी मेथी', leafWords, /lea(?:f|ves)/i),
    { ...form('fenugreek seed', 'मेथी दाना', seedWords, /seed/i), search: 'Methi seed' },
  ],
  coconut: [
    {
      ...form(
        'copra',
        'खोपरा',
        'copra kopra khopra khopara kobbari kobri खोपरा खोपरे कोपरा',
        /copra/i,
      ),
      search: 'Copra',
    },
    form('tender coconut', 'कच्चा नारियल', `tender daab dab डाब elaneer ${rawWords}`, /tender/i),
  ],
  cotton: [
    form('cotton lint', 'रुई', 'lint rui ruyi gathan bale bales रुई रूई गा[ँं]ठ', /lint|ginned|bale/i),
    {
      ...form(
        'cotton seed',
        'बिनौला',
        'seed seeds binola binaula sarki बिनौला बिनौले सरकी',
        /seed/i,
      ),
      search: 'Cotton seed',
    },
  ],
  groundnut: [
    form(
      'groundnut kernels',
      'मूँगफली दाना',
      `kernel kernels giri गिरी ${seedWords}`,
      /kernel|seed|split/i,
    ),
  ],
  cashew: [form('cashew kernels', 'काजू गिरी', 'kernel kernels giri गिरी', /kernel/i)],
  tamarind: [form('tamarind seed', 'इमली बीज', seedWords, /seed/i)],
  castor: [form('castor oil', 'अरंडी तेल', 'oil tel तेल', /oil/i)],
  cassava: [
    form('sago (sabudana)', 'साबूदाना', 'sago sabudana saboodana साबूदाना', /sago|sabudana/i),
  ],
  grape: [
    form(
      'raisins',
      'किशमिश',
      'raisin raisins kishmish kismis munakka bedana किशमिश मुनक्का',
      /raisin|kishmish|dry/i,
    ),
  ],
  sesame: [
    form('white sesame', 'सफ़ेद तिल', 'white safed सफ़?ेद', /white/i),
    form('black sesame', 'काला तिल', 'black kala kale काला काले', /black/i),
  ],
  chickpea: [
    form('chana dal', 'चना दाल', dalWords, /\bdal\b/i),
    form('kabuli chana', 'काबुली चना', 'kabuli kabli dollar काबुली डॉलर', /kabuli|white|dollar/i),
  ],
  'pigeon-pea': dalOf('arhar', 'अरहर'),
  'green-gram': dalOf('moong', 'मूँग'),
  'black-gram': dalOf('urad', 'उड़द'),
  lentil: dalOf('masoor', 'मसूर'),
}
