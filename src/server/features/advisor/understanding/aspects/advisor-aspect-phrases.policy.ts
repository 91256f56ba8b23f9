import type { Token } from '../words/advisor-token.policy.ts'
import type { CropAspect } from './advisor-aspects.data.ts'

/** What turns of phrase say about the meaning of a question, beyond its single words. */
export interface PhraseReading {
  /** Aspects that a turn of phrase asks for without doubt. */
  certain: ReadonlySet<CropAspect>
  /** Aspects that a word names, but the phrase around it does not ask for. */
  excluded: ReadonlySet<CropAspect>
  /** Whether a phrase asks for a time without one of the usual words: "is it too late". */
  asksWhen: boolean
}

/** Stands for the name of a crop in the text that the patterns read. */
const nameMark = '@'

const months =
  '(?:jan|feb|march|april|may|june|july|aug|sept?|oct|nov|dec)(?:uary|ruary|ust|ember|tember|ober)?'
const monthsInHindi =
  '(?:जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितबर|अक्टूबर|नवंबर|नवबर|दिसंबर|दिसबर|सावन|भादो|कार्तिक|कातिक|अगहन|माघ|फागुन|चैत|बैसाख|जेठ|आषाढ़|असाढ़)'
const planting =
  '(?:sow|sowing|plant|planting|grow|growing|transplant|transplanting|start|put|raise)'
const dayUnits = '(?:days?|weeks?|months?|time)'
const hindiAmount = '(?:kitne|kitna|kitni|kinne|kinna|kiti|ketna|ketne|कितने|कितना|कितनी|केतना|किती)'
const hindiUnits =
  '(?:din|dino|dina|dinan|hafte|mahine|mahina|mahino|divas|divsa|divsat|saal|samay|time|दिन|दिनों|दिनो|हफ्ते|महीने|महीना|समय|टाइम|दिवस)'
const areas =
  '(?:acre|acer|akad|ekad|ekar|ekri|ekari|kille|killa|kile|killey|bigha|bighe|beegha|hectare|katha|kattha|kanal|guntha|biswa|एकड़|एकड|एकर|एकरी|बीघा|बीघे|हेक्टेयर|किल्ला|किले|कट्ठा|गुंठा)'

const deedsOfSowing =
  '(?:lagane|lgane|lagaane|bone|boney|buwai|bowai|ropai|ropne|bijai|planting|sowing|लगाने|बोने|बुवाई|बुआई|रोपाई|रोपने)'

interface PhraseRule {
  pattern: RegExp
  certain?: CropAspect
  excluded?: CropAspect
  asksWhen?: boolean
}

const rules: readonly PhraseRule[] = [
  {
    pattern: new RegExp(
      `${deedsOfSowing} se(?: \\S+){0,4} (?:tak|lekar)\\b.*${hindiAmount} ${hindiUnits}|${deedsOfSowing} से(?: \\S+){0,4} (?:तक|लेकर).*${hindiAmount} ${hindiUnits}`,
    ),
    certain: 'duration',
    excluded: 'sowing',
  },
  {
    pattern:
      /\b(?:total|how many) (?:\S+ )?(?:days|months)\b(?: \S+){0,2} from\b|\bfrom (?:seed|sowing|planting|transplanting) (?:to|till|until)\b/,
    certain: 'duration',
    excluded: 'sowing',
  },
  // A gap of days is none between plants.
  {
    pattern: new RegExp(
      `${hindiUnits} (?:ke|k|ka|ki|के|का|की) (?:antar|antral|antraal|antral|gap|अंतर|अतर|अंतराल|अतराल)`,
    ),
    excluded: 'spacing',
  },
  // Cuttings that are planted are no harvest.
  {
    pattern:
      /\b(?:vine|stem|bel|root|rooted|latar) (?:cuttings?|kating|kalam)\b|\b(?:cuttings?|kating) (?:(?:kab|kaise|kese|ko|when|how|to|aur|and|se) ){0,3}(?:lag|plant|rop)/,
    certain: 'seed',
    excluded: 'harvest',
  },
  // "Grass in transplanted paddy": a kind of field.
  { pattern: /\b(?:transplanted|sown|seeded|planted) @/, excluded: 'sowing' },
  {
    pattern: /\bgrass(?:es)? (?:is |are |growing )*(?:in|inside|between|among) (?:\S+ ){0,2}@/,
    certain: 'weeds',
  },
  {
    pattern:
      /how (?:deep|close|far|wide|densely?)\b|how much (?:space|room|gap|distance|spacing)\b/,
    certain: 'spacing',
  },
  {
    pattern:
      /(?:lagvad|lagwad|lavni|lavani|ropan|ropai|rop|planting|sowing|plant) (?:antar|distance|gap|depth)\b/,
    certain: 'spacing',
  },
  // Of "fennel seed rate", "fennel seed" is a name; a rate of an area is not a price.
  { pattern: new RegExp(`@ rate (?:per|for|in|of) (?:(?:an|one|1) )?${areas}`), certain: 'seed' },
  { pattern: /\b(?:in|into) the (?:ground|soil|field|earth)\b/, excluded: 'soil' },
  {
    pattern: /\b(?:when|which month|what month|what time|best time|right time)\b.*\bfrom seeds?\b/,
    certain: 'sowing',
    excluded: 'seed',
  },
  {
    pattern: new RegExp(
      `\\b(?:right|best|correct|ideal|good|proper|perfect) (?:time|month|season|date|period) (?:to|for|of)(?: the)? ${planting}\\b`,
    ),
    certain: 'sowing',
    asksWhen: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:when|which month|what month|by when)\\b(?: \\S+){0,3} (?:start|begin|put|grow|get)(?: \\S+){0,2} ${nameMark}`,
    ),
    certain: 'sowing',
    asksWhen: true,
  },
  {
    pattern: new RegExp(
      `\\btoo (?:late|early)\\b.*\\b${planting}\\b|\\b${planting}\\b.*\\btoo (?:late|early)\\b|\\bstill (?:time to )?${planting}\\b|\\b${planting}\\b.*\\b(?:now|this month|yet)$`,
    ),
    certain: 'sowing',
    asksWhen: true,
  },
  {
    pattern:
      /\b(?:sowing|planting|transplanting) (?:window|calendar|chart|date|dates|schedule|period)\b/,
    certain: 'sowing',
    asksWhen: true,
  },
  {
    pattern: new RegExp(
      `\\bis ${months}(?: month)? (?:a )?(?:good|ok|okay|fine|right|suitable|too late|too early|best|late|early)\\b(?: \\S+){0,3} ${nameMark}`,
    ),
    certain: 'sowing',
    asksWhen: true,
  },
  {
    pattern: new RegExp(
      `${nameMark}(?: \\S+){0,3} (?:${months}|${monthsInHindi}) (?:me|mein|mai|में|मे) (?:lag|bo|लग|बो)`,
    ),
    certain: 'sowing',
    asksWhen: true,
  },
  {
    // In which season a disease comes or fruits ripen is another matter.
    pattern:
      /^(?!.*(?:\b(?:rog|bima?ari|keed\w*|keet|sundi|illi|phal|fal|phool|kaa?t\w*|tod\w*|pani|paani|sinchai|khad|spray|chhidk\w*|pak\w*)\b|रोग|बीमारी|कीड़|फल|फूल|काट|पानी|खाद)).*(?:\b(?:kis|kaun se|kaun|kon se|konse|kaunse) (?:mausam|mosam|mausham|ritu) (?:me|mein|mai|ki|ka)\b|(?:किस|कौनसे|कौन से) (?:मौसम|ऋतु) की)/,
    certain: 'sowing',
    asksWhen: true,
  },
  {
    pattern:
      /\b(?:which|what|kis|kaun|konse|kaunse|kehde) (?:is the )?season\b|\bseason of @|(?:किस|कौनसे|कौन से) (?:सीजन|मौसम) (?:में|मे)/,
    certain: 'sowing',
    asksWhen: true,
  },
  {
    pattern:
      /(?:abhi|ab|aaj kal|aajkal|is mahine|is time|इस महीने|इस समय|अभी|अब)(?: \S+){0,2} (?:laga|bo|lagaye|boye|lagau|लगा|बो|लगाएं|बोएं|लगाऊं)(?: (?:sakt|skt|sakd|सकत|सकूं)\S*)?/,
    certain: 'sowing',
    asksWhen: true,
  },
  {
    pattern:
      /\bhow long (?:do|does|will|would|can|did) (?:\S+ ){0,3}(?:take|need|grow)\b|\bhow long (?:to|until|till|before|for) (?:\S+ ){0,2}(?:harvest|ready|mature|maturity|fruit|pick|grow|get)/,
    certain: 'duration',
  },
  {
    pattern: /@ (?:crop |fasal |plant )?(?:days|period|ke din|kitne din)(?: ?\?)?$/,
    certain: 'duration',
  },
  {
    pattern: new RegExp(
      `\\b(?:how many|in how many|how much) ${dayUnits} (?:do|does|will|would|for|until|till|to|it|is)\\b(?: \\S+){0,3} (?:need|take|takes|grow|mature|ready|maturity|produce)`,
    ),
    certain: 'duration',
  },
  {
    pattern: new RegExp(
      `(?:\\bhow long\\b|\\bhow many ${dayUnits}\\b|${hindiAmount} ${hindiUnits})(?: \\S+){0,6} (?:keep|keeps|stay|stays|last|lasts|stored|store|storage|fresh|unspoilt|thik|theek|ठीक|rakh\\S*|tik\\S*|sambhal\\S*|रख\\S*|टिक\\S*|संभाल\\S*)`,
    ),
    certain: 'storage',
    excluded: 'sowing',
  },
  {
    pattern:
      /\b(?:which|what) (?:type|kind|sort|types|kinds|sorts) of @|@ (?:hybrid|hybrids|variety|type|types|kism|kisam)? ?(?:names?|ke naam|ka naam|के नाम|का नाम)\b/,
    certain: 'varieties',
  },
  {
    pattern:
      /(?:right|best|correct|proper|which) (?:stage|time) (?:to|for) (?:cut|pick|pluck|dig|pull|reap)/,
    certain: 'harvest',
    asksWhen: true,
  },
  {
    pattern:
      /(?:pak|paka|पक|पका)(?: \S+){0,3} (?:kaise|kivein|kiven|कैसे) (?:pata|pehchan|pahchan|malum|maloom|jaan|पता|पहचान|मालूम)/,
    certain: 'harvest',
    asksWhen: true,
  },
  {
    pattern: new RegExp(
      `(?:ek|1|per|prati|एक|प्रति) ${areas}(?: \\S+){0,4} ${hindiAmount}(?: \\S+){0,2} (?:ho|hota|hoti|hola|hunda|hundi|hoil|nikal|nikalta|nikalti|nikle|mil|milta|milti|हो|होता|होती|होला|निकलता|निकलती|निकल|मिलता|मिलती)`,
    ),
    certain: 'yield',
    excluded: 'varieties',
  },
  {
    pattern: new RegExp(
      `${hindiAmount} (?:ho|hota|hoti|hola|hunda|hundi|nikalta|nikalti|हो|होता|होती|होला|निकलता|निकलती)(?: \\S+){0,2} (?:ek|1|per|prati|एक|प्रति) ${areas}`,
    ),
    certain: 'yield',
  },
  {
    pattern:
      /\b(?:do|does|will|can|could|would) @(?: \S+){0,2} (?:grow|survive|do well|live|thrive|tolerate|suit)\S*(?: \S+){0,2} (?:cold|hot|heat|warm|shade|hilly|hills|dry|humid|coastal|frost|summer|winter|kerala|rain)/,
    certain: 'climate',
  },
]

/** Reads the turns of phrase of a question; the tokens of names are empty. */
export function readAspectPhrases(tokens: readonly Token[]): PhraseReading {
  const text = tokens
    .map(({ folded }) => folded || nameMark)
    .join(' ')
    // A name of several words is one name.
    .replace(/@(?: @)+/g, nameMark)
  const matching = rules.filter(({ pattern }) => pattern.test(text))
  return {
    certain: new Set(matching.flatMap(({ certain = [] }) => certain)),
    excluded: new Set(matching.flatMap(({ excluded = [] }) => excluded)),
    asksWhen: matching.some(({ asksWhen = false }) => asksWhen),
  }
}
