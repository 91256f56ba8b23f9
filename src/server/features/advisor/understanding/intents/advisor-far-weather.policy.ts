import type { Question } from '../advisor-question.ts'
import { foldedText } from '../words/advisor-token.policy.ts'

const monsoon = '(?:monsoon|mansoon|mansun|monsun|manson|मानसून|मॉनसून|मौनसून)'
const comes =
  '(?:kab|kb|when|date|dates|arriv\\S*|reach\\S*|onset|aay?ega|aayegi|aaega|aata|aane|pahuch\\S*|come|comes|coming|start\\S*|shuru|hit|enter\\S*|late|der|early|jaldi|कब|आएगा|आयेगा|आता|पहुच\\S*|तारीख|शुरू|देर|जल्दी)'
const goes =
  '(?:khatam|khatm|jayega|jaayega|jata|lautega|wapas|vapas|end|ends|ending|over|leave\\S*|withdraw\\S*|retreat\\S*|return\\S*|last|vida|खत्म|जाएगा|जायेगा|जाता|लौटेगा|वापस|विदा)'
const onset = new RegExp(
  `(?:^| )${monsoon} (?:\\S+ ){0,6}(?:${comes}|${goes}) |(?:^| )(?:${comes}|${goes}) (?:\\S+ ){0,6}${monsoon} `,
)
const rainWord = '(?:barish|baarish|barsat|barsaat|varsha|rain|rains|rainy season|बारिश|बरसात|वर्षा)'
const start = '(?:shuru|start\\S*|begin\\S*|शुरू)'
const whenWord = '(?:kab|kb|when|कब)'
/** "Barsaat kab shuru hogi": the rains of the year, and no shower. */
const startOfRains = new RegExp(
  `(?:^| )${rainWord} (?:\\S+ ){0,3}${whenWord} (?:\\S+ ){0,2}${start} |(?:^| )${whenWord} (?:\\S+ ){0,3}${rainWord} (?:\\S+ ){0,2}${start} |(?:^| )${whenWord} (?:\\S+ ){0,3}${start} (?:\\S+ ){0,2}${rainWord} `,
)
const soon = /(?:^| )(?:today|tomorrow|tonight|aaj|kal|abhi|parso|week|hafte|आज|कल|अभी|हफ्ते) /
const withdrawal = new RegExp(`(?:^| )${goes} `)
/** What is done before or after the monsoon, and how to get ready for it. */
const besideMonsoon =
  /(?:^| )(?:late|der|early|came|did|aaya|aayi|nahi|not|देर|आया|नही|pehle|before|after|baad|taiyari|tayari|prepar\S*|delay\S*|insurance|bima|पहले|बाद|तैयारी|बीमा|crop|fasal|फसल|sow\S*|bo\S*|lag[aei]\S*|बो\S*|लगा\S*) /

/** What a question wants to know of the monsoon: when it comes, or when it goes; null for neither. */
export function readMonsoonQuestion(question: Question): 'onset' | 'withdrawal' | null {
  const text = foldedText(question.tokens)
  const isOnset = onset.test(text) || (startOfRains.test(text) && !soon.test(text))
  if (question.crops.length > 0 || !isOnset || besideMonsoon.test(text)) return null
  return withdrawal.test(text) ? 'withdrawal' : 'onset'
}

const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|janvari|farvari|aprail|joon|julai|agast|sitambar|aktubar|navambar|disambar|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितबर|अक्टूबर|नवबर|दिसबर)'
/** Days and weeks that lie beyond a forecast of seven days. */
const farAhead = new RegExp(
  [
    '(?:^| )(?:next|agle|aane wale|coming|अगले|आने वाले) (?:\\S+ )?(?:month|months|season|year|mahine|mahina|saal|sal|maah|महीने|साल|माह|सीजन) ',
    '(?:^| )(?:this|is|iss|इस) (?:year|season|saal|sal|baar|bar|साल|बार|सीजन) ',
    '(?:^| )(?:[89]|[1-9]\\d|das|pandrah|bees|tees|ten|fifteen|twenty|thirty|दस|पद्रह|बीस) (?:days?|din|दिन) ',
    '(?:^| )(?:[2-9]|two|three|four|do|teen|char|दो|तीन|चार) (?:weeks?|months?|hafte|hafta|mahine|mahina|हफ्ते|महीने) ',
    `(?:^| )(?:in|for|of) ${months} |(?:^| )${months} (?:me|mein|ka|ki|मे|का|की) `,
    '(?:^| )(?:long range|seasonal|el nino|la nina|diwali|holi|chhath|दिवाली|होली) ',
  ].join('|'),
)

/** "When does the cold begin", "garmi kab khatam hogi". */
const heatOrCold =
  '(?:winter|winters|summer|cold|heat|thand|thandi|sardi|sardiya|garmi|garmiya|ठड|ठडी|सर्दी|सर्दिया|गर्मी|गर्मिया)'
const beginsOrEnds =
  '(?:aay\\S*|aaeg\\S*|shuru|jay?eg\\S*|jaay?eg\\S*|khatam|khatm|padeg\\S*|badheg\\S*|kam|rahegi|start\\S*|begin\\S*|end\\S*|come|comes|go|over|आएगी|आयेगी|शुरू|जाएगी|जायेगी|खत्म|पडेगी|बढेगी|कम|रहेगी)'
const seasonOfWeather = new RegExp(
  [
    `(?:^| )${heatOrCold} (?:\\S+ ){0,2}(?:kab|kb|when|कब) (?:\\S+ ){0,2}${beginsOrEnds} `,
    `(?:^| )(?:kab|kb|when|कब) (?:\\S+ ){0,3}${heatOrCold} (?:\\S+ )?${beginsOrEnds} `,
  ].join('|'),
)

/** Whether a question asks when the cold or the heat comes or goes, of no crop. */
export const asksForSeasonOfWeather = ({ tokens, crops }: Question): boolean =>
  crops.length === 0 && seasonOfWeather.test(foldedText(tokens))

/** Whether a question for the weather is about days that no forecast reaches. */
export const asksFarAhead = (question: Question): boolean =>
  farAhead.test(foldedText(question.tokens)) || asksForSeasonOfWeather(question)

/** Whether a question for the weather is about what no forecast tells: the monsoon, or days far ahead. */
export const asksBeyondForecast = (question: Question): boolean =>
  readMonsoonQuestion(question) !== null || asksFarAhead(question)

const seasonOfCrop =
  /(?:^| )(?:kiss?|kaunse|konse|(?:kaun|kon) s[ea]|which|what|किस|कौनसे|कौन स[ेा]) (?:mausam|mosam|mausham|season|weather|ritu|मौसम|सीजन|ऋतु) /

/** "Rajma kis mausam me hoti hai": the season in which a crop grows, and no weather. */
export const asksSeasonOfCrop = ({ tokens, crops }: Question): boolean =>
  crops.length > 0 && seasonOfCrop.test(foldedText(tokens))
