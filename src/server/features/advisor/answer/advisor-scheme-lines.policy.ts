import type { Language } from '#shared/kit/language.constants.ts'
import type { DecidedQuestion } from '../conversation/advisor-query.ts'
import { cropName } from '../decision/outcome/advisor-choices.policy.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import {
  readSchemeQuestion,
  type SchemeQuestion,
} from '../understanding/intents/advisor-scheme-questions.policy.ts'

/** What is said before the page of a scheme that does not tell, or tells only in part, what is asked of it. */
const lines: Partial<Record<SchemeQuestion, { guide: string; text: Record<Language, string> }>> = {
  unpaidClaim: {
    guide: 'guide/crop-insurance',
    text: {
      en: 'For a claim that was not paid call 14447 first, then go to your bank and to the agriculture office, with the policy number and the papers of the loss. I cannot see your claim, and my page says nothing of how long it takes.',
      hi: 'क्लेम का पैसा न आए तो पहले 14447 पर फ़ोन करें, फिर पॉलिसी नंबर और नुकसान के कागज़ लेकर अपने बैंक और कृषि कार्यालय जाएँ। आपका क्लेम मुझे नहीं दिखता, और कितने दिन लगेंगे यह मेरे पन्ने में नहीं लिखा है।',
    },
  },
  insuranceInState: {
    guide: 'guide/crop-insurance',
    text: {
      en: 'Not every state takes part in this scheme, and some have one of their own. My page does not say what holds in your state: ask at the agriculture office or call 14447 before you rely on it. In general:',
      hi: 'हर राज्य इस योजना में शामिल नहीं है, और कुछ राज्यों की अपनी योजना है। आपके राज्य में क्या लागू है, यह मेरे पन्ने में नहीं लिखा है: भरोसा करने से पहले कृषि कार्यालय में या 14447 पर पूछ लें। आम तौर पर यह है:',
    },
  },
  nextInstalment: {
    guide: 'guide/pm-kisan',
    text: {
      en: 'I do not know the day of the next instalment, and cannot see your payments: look at your status on pmkisan.gov.in or at a Common Service Centre, helpline 155261. In general:',
      hi: 'अगली किस्त किस दिन आएगी, यह मुझे पता नहीं, और आपका भुगतान मुझे नहीं दिखता: pmkisan.gov.in पर या जन सेवा केंद्र में अपना स्टेटस देखें, हेल्पलाइन 155261। आम जानकारी:',
    },
  },
  tradersLicence: {
    guide: 'guide/enam',
    text: {
      en: 'My page tells how farmers sell on e-NAM; it says nothing of the licence and the registration of traders and buyers. Ask at the mandi, at enam.gov.in or on 1800 270 0224. For farmers:',
      hi: 'मेरे पन्ने में यह लिखा है कि किसान ई-नाम पर कैसे बेचें; व्यापारी या खरीदार के लाइसेंस और पंजीकरण के बारे में उसमें कुछ नहीं है। मंडी में, enam.gov.in पर या 1800 270 0224 पर पूछें। किसानों के लिए:',
    },
  },
  creditLimit: {
    guide: 'guide/kcc',
    text: {
      en: 'How a limit is raised my page does not say: ask at the branch of your bank, with the papers of the land that has been added. In general:',
      hi: 'लिमिट कैसे बढ़ती है, यह मेरे पन्ने में नहीं लिखा है: नई ज़मीन के कागज़ लेकर अपनी बैंक शाखा में पूछें। आम बातें ये हैं:',
    },
  },
  supportPriceFigure: {
    guide: 'guide/msp',
    text: {
      en: 'The support prices that I have are those of the seasons named below; those of a newer season are on cacp.da.gov.in.',
      hi: 'मेरे पास नीचे लिखे सीज़न के समर्थन मूल्य हैं; इनसे नए सीज़न के भाव cacp.da.gov.in पर देखें।',
    },
  },
}

/** The crops of the page on support prices, by their names there. */
const cropsWithSupportPrice: Readonly<Record<string, string>> = {
  rice: 'paddy',
  sorghum: 'jowar',
  'pearl-millet': 'bajra',
  'finger-millet': 'ragi',
  maize: 'maize',
  'pigeon-pea': 'tur',
  'green-gram': 'moong',
  'black-gram': 'urad',
  groundnut: 'groundnut',
  sunflower: 'sunflower',
  soybean: 'soybean',
  sesame: 'sesame',
  niger: 'niger',
  cotton: 'cotton',
  wheat: 'wheat',
  barley: 'barley',
  chickpea: 'gram',
  lentil: 'lentil',
  mustard: 'mustard',
  safflower: 'safflower',
}

/** The prices of the page on support prices, in the order of the page: "paddy 2,369, grade A 2,389", with their season. */
function pricesOfPage(text: string): { season: string; price: string }[] {
  const seasons = text.matchAll(/((?:Kharif|Rabi|खरीफ|रबी)[^:।]*): ([^.।]+)/g)
  return [...seasons].flatMap(([, season = '', prices = '']) =>
    prices.split('; ').map((price) => ({ season, price })),
  )
}

/** The support price of each crop that a question names, before the page with all of them; '' where it names none. */
function supportPriceLine(crops: readonly string[], page: Passage, language: Language): string {
  const inEnglish = pricesOfPage(page.text.en)
  const listed = pricesOfPage(page.text[language])
  const ofCrop = (crop: string) => {
    const name = cropsWithSupportPrice[crop]
    const entry =
      listed[inEnglish.findIndex(({ price }) => name !== undefined && price.startsWith(`${name} `))]
    if (language === 'hi')
      return entry
        ? `MSP, रुपये प्रति क्विंटल: ${entry.price}; ${entry.season}।`
        : `${cropName(crop, 'hi')} का MSP मेरे पन्ने में नहीं है।`
    return entry
      ? `MSP, rupees a quintal: ${entry.price}; ${entry.season}.`
      : `My page has no MSP of ${cropName(crop, 'en')}.`
  }
  const newer =
    language === 'hi'
      ? 'इससे नए सीज़न के भाव cacp.da.gov.in पर देखें।'
      : 'Prices of a newer season are on cacp.da.gov.in.'
  return [...crops.map(ofCrop), newer].join('\n')
}

/** Says before the page of a scheme what it does not tell of the question; '' where it tells all, or another page answers. */
export function schemeLine({ question, decision }: DecidedQuestion, language: Language): string {
  if (decision.kind !== 'passages') return ''
  const [page] = decision.passages
  if (page?.id === 'guide/msp' && question.crops.length > 0)
    return `${supportPriceLine(question.crops, page, language)}\n\n`
  const line = lines[readSchemeQuestion(question) ?? 'uninsured']
  return line && page?.id === line.guide ? `${line.text[language]}\n\n` : ''
}
