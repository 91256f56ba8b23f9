import type { Language } from '#shared/kit/language.constants.ts'
import { stateName } from '../knowledge/advisor-sowing-passages.policy.ts'

type Text = Record<Language, string>

/**
 * When the monsoon usually reaches a state, from the south or east of it to the north or west. Written from general knowledge of the normal
 * dates of the India Meteorological Department (2020); not compared with its table.
 */
const usualOnset: Readonly<Record<string, Text>> = {
  Kerala: { en: '1 June', hi: '1 जून' },
  'Tamil Nadu': { en: '1 to 5 June', hi: '1 से 5 जून' },
  Karnataka: { en: '2 to 8 June', hi: '2 से 8 जून' },
  Goa: { en: '5 to 7 June', hi: '5 से 7 जून' },
  'Andhra Pradesh': { en: '4 to 11 June', hi: '4 से 11 जून' },
  Telangana: { en: '7 to 12 June', hi: '7 से 12 जून' },
  Maharashtra: { en: '7 to 17 June', hi: '7 से 17 जून' },
  Assam: { en: '4 to 8 June', hi: '4 से 8 जून' },
  Meghalaya: { en: '4 to 8 June', hi: '4 से 8 जून' },
  Tripura: { en: '4 to 8 June', hi: '4 से 8 जून' },
  Mizoram: { en: '2 to 6 June', hi: '2 से 6 जून' },
  Manipur: { en: '3 to 7 June', hi: '3 से 7 जून' },
  Nagaland: { en: '4 to 7 June', hi: '4 से 7 जून' },
  'Arunachal Pradesh': { en: '4 to 8 June', hi: '4 से 8 जून' },
  Sikkim: { en: '7 to 10 June', hi: '7 से 10 जून' },
  'West Bengal': { en: '7 to 14 June', hi: '7 से 14 जून' },
  Odisha: { en: '10 to 15 June', hi: '10 से 15 जून' },
  Jharkhand: { en: '13 to 18 June', hi: '13 से 18 जून' },
  Bihar: { en: '13 to 18 June', hi: '13 से 18 जून' },
  Chhattisgarh: { en: '12 to 20 June', hi: '12 से 20 जून' },
  'Madhya Pradesh': { en: '15 to 27 June', hi: '15 से 27 जून' },
  Gujarat: { en: '15 to 30 June', hi: '15 से 30 जून' },
  'Uttar Pradesh': { en: '18 to 27 June', hi: '18 से 27 जून' },
  Uttarakhand: { en: '20 to 26 June', hi: '20 से 26 जून' },
  'Himachal Pradesh': { en: '22 to 28 June', hi: '22 से 28 जून' },
  'Jammu and Kashmir': { en: '25 June to 1 July', hi: '25 जून से 1 जुलाई' },
  Delhi: { en: '27 June', hi: '27 जून' },
  Chandigarh: { en: '26 June', hi: '26 जून' },
  Haryana: { en: '25 June to 3 July', hi: '25 जून से 3 जुलाई' },
  Punjab: { en: '25 June to 3 July', hi: '25 जून से 3 जुलाई' },
  Rajasthan: { en: '20 June to 8 July', hi: '20 जून से 8 जुलाई' },
}

/** The same of regions that lie in no state of their own or only in a part of one, by the words for them. */
const onsetInRegions: readonly (readonly [RegExp, Text])[] = [
  [/vidarbha|विदर्भ/i, { en: 'Vidarbha about 14 to 18 June', hi: 'विदर्भ में 14 से 18 जून' }],
  [/marathwada|मराठवाड़ा/i, { en: 'Marathwada about 8 to 13 June', hi: 'मराठवाड़ा में 8 से 13 जून' }],
  [/konkan|mumbai|कोंकण|मुंबई/i, { en: 'Konkan about 7 to 11 June', hi: 'कोंकण में 7 से 11 जून' }],
  [
    /saurashtra|kutch|kachchh|सौराष्ट्र|कच्छ/i,
    { en: 'Saurashtra and Kutch about 18 to 30 June', hi: 'सौराष्ट्र और कच्छ में 18 से 30 जून' },
  ],
  [/bundelkhand|बुंदेलखंड/i, { en: 'Bundelkhand about 18 to 24 June', hi: 'बुंदेलखंड में 18 से 24 जून' }],
  [/malwa|मालवा/i, { en: 'Malwa about 17 to 24 June', hi: 'मालवा में 17 से 24 जून' }],
  [/khandesh|खानदेश/i, { en: 'Khandesh about 12 to 17 June', hi: 'खानदेश में 12 से 17 जून' }],
  [/chambal|gwalior|चंबल|ग्वालियर/i, { en: 'Chambal about 22 to 27 June', hi: 'चंबल में 22 से 27 जून' }],
  [/mewar|मेवाड़/i, { en: 'Mewar about 20 to 26 June', hi: 'मेवाड़ में 20 से 26 जून' }],
  [
    /marwar|western rajasthan|pashchimi rajasthan|मारवाड़|पश्चिमी राजस्थान/i,
    { en: 'Marwar about 28 June to 8 July', hi: 'मारवाड़ में 28 जून से 8 जुलाई' },
  ],
  [
    /west(?:ern)? (?:up|uttar pradesh)|pa(?:sh|s)chimi (?:up|uttar pradesh)|पश्चिमी (?:यूपी|उत्तर प्रदेश)/i,
    { en: 'western Uttar Pradesh about 23 to 28 June', hi: 'पश्चिमी उत्तर प्रदेश में 23 से 28 जून' },
  ],
  [/purvanchal|पूर्वांचल/i, { en: 'Purvanchal about 16 to 21 June', hi: 'पूर्वांचल में 16 से 21 जून' }],
]

/** For questions about weeks and months ahead: a forecast has seven days. */
export const farWeather: Text = {
  en: 'My forecast reaches only 7 days. What the weather will be on a day after that nobody can say; how warm and wet a month or a season may be the India Meteorological Department says on mausam.imd.gov.in.',
  hi: 'मेरा पूर्वानुमान सिर्फ़ 7 दिन का है। उसके आगे किस दिन कैसा मौसम रहेगा, यह कोई नहीं बता सकता; महीने या मौसम भर का अंदाज़ा भारत मौसम विभाग mausam.imd.gov.in पर देता है।',
}

/** After these, instead of a question back for the place. */
export const nextDaysOfTown: Text = {
  en: 'For the weather of the next 7 days write the name of your town, for example: weather in Nagpur.',
  hi: 'अगले 7 दिन का मौसम जानना हो तो अपने शहर या कस्बे का नाम लिखें, जैसे: नागपुर का मौसम।',
}

const unknownOnset: Text = {
  en: 'On which day the monsoon comes this time I do not know: my forecast reaches only 7 days, and the India Meteorological Department announces it on mausam.imd.gov.in.',
  hi: 'इस बार मानसून किस दिन आएगा, यह मुझे पता नहीं: मेरा पूर्वानुमान सिर्फ़ 7 दिन का है, और मानसून की खबर भारत मौसम विभाग mausam.imd.gov.in पर देता है।',
}

/** What is known of the coming and going of the monsoon, of a state where one is named. */
export function monsoonText(
  event: 'onset' | 'withdrawal',
  state: string | null,
  message: string,
): Text {
  if (event === 'withdrawal')
    return {
      en: 'On which day the monsoon leaves this time I do not know: my forecast reaches only 7 days, and the India Meteorological Department announces it on mausam.imd.gov.in. It usually begins to leave western Rajasthan about 17 September and has left nearly all of India by 15 October; in Tamil Nadu the rains of the north-east monsoon begin about then.',
      hi: 'इस बार मानसून किस दिन जाएगा, यह मुझे पता नहीं: मेरा पूर्वानुमान सिर्फ़ 7 दिन का है, और इसकी खबर भारत मौसम विभाग mausam.imd.gov.in पर देता है। आम तौर पर पश्चिमी राजस्थान से 17 सितंबर के आसपास लौटना शुरू होता है और 15 अक्टूबर तक लगभग पूरे देश से लौट जाता है; तमिलनाडु में उत्तर-पूर्वी मानसून की बारिश तभी शुरू होती है।',
    }
  const region = onsetInRegions.find(([words]) => words.test(message))?.[1]
  if (region)
    return {
      en: `${unknownOnset.en} In usual years it reaches ${region.en}, often some days earlier or later.`,
      hi: `${unknownOnset.hi} आम तौर पर ${region.hi} के आसपास आता है, कई बार कुछ दिन पहले या बाद में।`,
    }
  const dates = state === null ? undefined : usualOnset[state]
  return dates && state !== null
    ? {
        en: `${unknownOnset.en} In usual years it reaches ${stateName(state, 'en')} about ${dates.en}, often some days earlier or later.`,
        hi: `${unknownOnset.hi} आम तौर पर ${stateName(state, 'hi')} में ${dates.hi} के आसपास आता है, कई बार कुछ दिन पहले या बाद में।`,
      }
    : {
        en: `${unknownOnset.en} In usual years it reaches Kerala about 1 June, Mumbai and Kolkata about 11 June, Nagpur, Patna and Bhopal between 15 and 22 June, Lucknow about 23 June, Delhi about 27 June and western Rajasthan by 8 July.`,
        hi: `${unknownOnset.hi} आम तौर पर केरल में 1 जून, मुंबई और कोलकाता में 11 जून, नागपुर, पटना और भोपाल में 15 से 22 जून, लखनऊ में 23 जून, दिल्ली में 27 जून के आसपास और पश्चिमी राजस्थान में 8 जुलाई तक आता है।`,
      }
}
