import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { CropAspect } from '../../understanding/aspects/advisor-aspects.data.ts'

/** A condition that a question sets for what it asks of a crop: sown late, a hybrid, under plastic. */
export interface Qualifier {
  id: string
  /** As it stands in the sentence on what the page says of it. */
  name: BothLanguages
  /** What a question says that sets it: words as they are folded. */
  question: RegExp
  /** What an English sentence says that meets it. */
  text: RegExp
  /** The parts of a crop's page of which the answer depends on it. */
  parts: readonly string[]
  /** Guides of which the answer depends on it. */
  guides?: RegExp
  /** Whether the answer is right without it, too: then it is no matter if the page does not tell it apart. */
  isOnlyPutFirst?: true
  /** Whether sentences of other parts belong to the answer: the time for which a variety is meant. */
  isInSeveralParts?: true
  /** What the question must ask of the crop; without it the words mean something else. */
  aspect?: CropAspect
  /** What no variety of a page is said to be. */
  ofVariety?: BothLanguages
  /** What is said in any case. */
  warning?: BothLanguages
}

export const qualifiers: readonly Qualifier[] = [
  {
    id: 'late',
    name: { en: 'late sowing', hi: 'पछेती (देर की) बुवाई' },
    ofVariety: { en: 'for late sowing', hi: 'पछेती बुवाई की' },
    question:
      /(?:^| )(?:pachh?eti|pach(?:h)?haiti|pichh?eti|pachhait\w*|पछेती|पछैती|पिछेती|लेट वैरायटी|लेट किस्म) |(?:^| )late (?:sown|sowing|sow|planting|planted|transplanting|variety|varieties|crop|kism|kisam|seed|boye|bone|buwai|season) |(?:^| )(?:sown|sowing|planting) late |(?:^| )(?:der|deri|late|देर|देरी|लेट) (?:se |me |mein |से |मे )?(?:\S+ )?(?:bo\w*|buwai|buai|sow\w*|lag\w*|बो\S*|बुवाई|बुआई|लगा\S*) /,
    text: /\blate[- ](?:sow\w*|variet\w*|crop|planting)\b|\b(?:sown|planted) late\b|\b(?:for|meant for) late\b/i,
    isInSeveralParts: true,
    parts: ['varieties', 'sowing', 'seed', 'fertiliser', 'harvest'],
  },
  {
    id: 'early',
    name: { en: 'early sowing', hi: 'अगेती बुवाई' },
    ofVariety: { en: 'for early sowing', hi: 'अगेती बुवाई की' },
    question:
      /(?:^| )(?:ageti|agaiti|agheti|अगेती|अगैती) |(?:^| )early (?:variety|varieties|sown|sowing|crop|kism|planting|maturing) /,
    text: /\bearly\b(?! blight| leaf)/i,
    parts: ['varieties', 'sowing', 'seed', 'fertiliser'],
  },
  {
    id: 'hybrid',
    name: { en: 'hybrids', hi: 'हाइब्रिड (संकर) किस्मों' },
    ofVariety: { en: 'a hybrid', hi: 'हाइब्रिड (संकर)' },
    question: /(?:^| )(?:hybrids?|haibrid|hibrid|haybrid|sankar|f1|हाइब्रिड|हायब्रिड|हाईब्रिड|सकर) /,
    text: /\bhybrids?\b/i,
    parts: ['varieties', 'seed', 'fertiliser', 'harvest'],
  },
  {
    id: 'polyhouse',
    name: { en: 'growing in a polyhouse', hi: 'पॉलीहाउस की खेती' },
    ofVariety: { en: 'for a polyhouse', hi: 'पॉलीहाउस के लिए' },
    question:
      /(?:^| )(?:poly ?house|poli ?house|green ?house|net ?house|shade ?net|playhouse|पॉलीहाउस|पोलीहाउस|पालीहाउस|पॉली हाउस|पोली हाउस|ग्रीनहाउस|ग्रीन हाउस|नेट हाउस|नेटहाउस|शेडनेट|शेड नेट) /,
    text: /\bpolyhouse|\bgreenhouse|\bnet house|\bprotected\b/i,
    parts: ['varieties', 'seed', 'sowing', 'fertiliser', 'water', 'harvest'],
  },
  {
    id: 'rainfed',
    name: { en: 'rainfed land', hi: 'बिना सिंचाई (बारानी) खेती' },
    ofVariety: { en: 'for rainfed land', hi: 'बारानी खेती के लिए' },
    question:
      /(?:^| )(?:rainfed|rain fed|unirrigated|dryland|barani|baraani|asinchit|baarani|बारानी|असिचित|वर्षा आधारित) /,
    text: /\brain-?fed\b|\bon rain\b|\bunirrigated\b|\bstored moisture\b|\bwithout irrigation\b|\bdry land\b|\blittle water\b/i,
    parts: ['varieties', 'seed', 'sowing', 'fertiliser', 'harvest'],
  },
  {
    id: 'irrigated',
    name: { en: 'irrigated land', hi: 'सिंचित खेती' },
    question: /(?:^| )(?:irrigated|sinchit|सिचित) /,
    text: /\birrigat(?:ed|ion)\b/i,
    parts: ['varieties', 'seed', 'sowing', 'fertiliser'],
    isOnlyPutFirst: true,
  },
  {
    id: 'noColdStore',
    name: { en: 'keeping it without a cold store', hi: 'कोल्ड स्टोर के बिना रखने' },
    question:
      /(?:^| )(?:without|no|bina|nahi|बिना) (?:\S+ ){0,2}?(?:cold|kold|fridge|कोल्ड|शीत|फ्रिज)|(?:^| )(?:cold|kold|कोल्ड|शीत) ?(?:storage|store|स्टोर\S*|गृह|गह)? ?(?:ke |के )?(?:bina|nahi|नही|बिना) |(?:^| )(?:at home|in (?:my |the )?house|ghar (?:par|pe|me|mein|pr)|घर (?:पर|मे|पे)) /,
    text: /\bwithout (?:a )?cold\b|\bat home\b|\broom temperature\b|\bin (?:a )?pits?\b|\bin (?:dry )?sand\b|\bairy\b|\bventilat|\braised shed\b|\bhang\b|\bcool (?:dark|shade)\b|\bbins?\b/i,
    parts: ['harvest'],
    guides: /^guide\/storage-(?:onion-potato|fruit-vegetables)$/,
    aspect: 'storage',
  },
  {
    id: 'organic',
    name: { en: 'manure', hi: 'देसी खाद' },
    question:
      /(?:^| )(?:organic|organically|jaivik|jaivic|javik|jevik|जैविक|ऑर्गेनिक|आर्गेनिक|प्राकृतिक|natural farming) /,
    text: /\b(?:manure|FYM|compost|neem cake|vermicompost|Azospirillum|Rhizobium|PSB|Trichoderma)\b/,
    parts: ['fertiliser'],
    isOnlyPutFirst: true,
    warning: {
      en: 'Urea, DAP and potash are chemical fertilisers: in organic farming only what is said of manure fits.',
      hi: 'यूरिया, डीएपी और पोटाश रासायनिक खाद हैं: जैविक खेती में सिर्फ़ वही काम का है जो गोबर की खाद जैसी चीज़ों के बारे में लिखा है।',
    },
  },
  {
    id: 'fodder',
    name: { en: 'growing it for fodder', hi: 'चारे के लिए उगाने' },
    question:
      /(?:^| )(?:chare|chara|fodder|चारे|चारा) (?:ke|ki|ka|wal\w*|variety|varieties|purpose|के|की|का|वाल\S*) /,
    text: /\bfodder\b|\bgreen forage\b/i,
    parts: ['varieties'],
    isOnlyPutFirst: true,
  },
  {
    id: 'vegetable',
    name: { en: 'use as a vegetable', hi: 'सब्ज़ी के लिए' },
    question:
      /(?:^| )(?:sabji|sabzi|subji|bhaji|सब्.ी|भाजी) (?:ke liye|wal\w*|ki kism|के लिए|वाल\S*|की किस्म) |(?:^| )(?:for|as) (?:a )?vegetable /,
    text: /\bvegetable|\btender\b|\bcooking\b|\bgreen pods?\b/i,
    parts: ['varieties', 'harvest', 'seed'],
    isOnlyPutFirst: true,
  },
  {
    id: 'dry',
    name: { en: 'the dry produce', hi: 'सूखी उपज' },
    question: /(?:^| )(?:sukhi|sookhi|sukha|sukhe|dry|dried|सूखी|सूखे|सुखी) (?:ke liye |के लिए )?@ /,
    text: /\bdry\b|\bdried\b/i,
    parts: ['harvest', 'varieties', 'seed', 'fertiliser'],
    isOnlyPutFirst: true,
  },
  {
    id: 'green',
    name: { en: 'the green produce', hi: 'हरी उपज' },
    question: /(?:^| )(?:hari|green|हरी) (?:ke liye |के लिए )?@ /,
    text: /\bgreen\b/i,
    parts: ['harvest', 'varieties', 'seed'],
    isOnlyPutFirst: true,
  },
]

/** A crop that stands in the field already: what is done to seed before it is sown comes too late. */
export const cropInField =
  /(?:^| )(?:khadi|khari|khadee|खडी) (?:fasal|phasal|fasl|crop|@|फस\S) |(?:^| )standing (?:crop|@) /
