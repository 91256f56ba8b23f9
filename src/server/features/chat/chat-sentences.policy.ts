import { kisanCallCentre } from '../../../shared/chat.constants.ts'
import type { ChatSource } from '../../../shared/chat.schema.ts'
import type { Language } from '../../../shared/user.schema.ts'

/** What the advisor says in its own words; the server writes them, so both languages are here. */
export const say = {
  unknown: {
    en: `I do not know enough about this to advise you. Please ask the Kisan Call Centre, free and in your language: ${kisanCallCentre}. I can tell you about crops, soil, water, pests, seasons, organic farming, market prices and the weather.`,
    hi: `इसके बारे में मुझे इतनी जानकारी नहीं कि सलाह दूं। कृपया किसान कॉल सेंटर पर मुफ्त, अपनी भाषा में पूछें: ${kisanCallCentre}। मैं फसल, मिट्टी, पानी, कीट-रोग, मौसम, जैविक खेती और मंडी भाव के बारे में बता सकता हूं।`,
  },
  source: { en: 'Source', hi: 'स्रोत' },
  whichCrop: {
    en: 'Which crop do you want the price of? Ask for example: "wheat price in Punjab".',
    hi: 'किस फसल का भाव चाहिए? जैसे पूछें: "पंजाब में गेहूं का भाव"।',
  },
  noPrice: {
    en: `I have no price for this crop there. Look at Market Price for what is reported, or ask at your mandi or the Kisan Call Centre: ${kisanCallCentre}.`,
    hi: `इस फसल का वहां का भाव मेरे पास नहीं है। मंडी भाव पेज पर देखें, या अपनी मंडी में या किसान कॉल सेंटर पर पूछें: ${kisanCallCentre}।`,
  },
  samplePrices: {
    en: 'This is a sample list of that day, not the price of today: ask at your mandi before you sell.',
    hi: 'यह उस दिन की नमूना सूची है, आज का भाव नहीं: बेचने से पहले अपनी मंडी में पूछें।',
  },
  whichPlace: {
    en: 'Which place do you mean? Ask for example: "weather in Nagpur". With a city in your profile I know where you are.',
    hi: 'किस जगह का मौसम? जैसे पूछें: "नागपुर का मौसम"। प्रोफाइल में शहर लिखने पर मैं खुद जान लूंगा।',
  },
  unknownPlace: {
    en: 'I do not find that place. Please write the name of the city or town.',
    hi: 'यह जगह नहीं मिली। कृपया शहर या कस्बे का नाम लिखें।',
  },
  weatherSilent: {
    en: 'The weather service does not answer right now. Please try again in a little while.',
    hi: 'मौसम की सेवा अभी जवाब नहीं दे रही है। कृपया थोड़ी देर बाद फिर पूछें।',
  },
  logIn: {
    en: 'Please log in, and I can tell you about your own crops on sale.',
    hi: 'कृपया लॉग इन करें, तब मैं आपकी बिक्री वाली फसलों के बारे में बता सकूंगा।',
  },
  noListings: {
    en: 'You have no crops on sale yet. Add one under My Dashboard, Add Crop.',
    hi: 'अभी आपकी कोई फसल बिक्री पर नहीं है। डैशबोर्ड में "फसल जोड़ें" से जोड़ें।',
  },
  cut: { en: '(The answer was cut short here.)', hi: '(जवाब यहां छोटा किया गया है।)' },
  bannedNote: {
    en: 'Please note: a pesticide named here is banned on crops in India. Do not use it; ask your agriculture office or the Kisan Call Centre for a permitted remedy.',
    hi: 'ध्यान दें: यहां बताया गया एक कीटनाशक भारत में फसलों पर प्रतिबंधित है। उसका उपयोग न करें; मान्य उपाय कृषि कार्यालय या किसान कॉल सेंटर से पूछें।',
  },
} as const satisfies Record<string, Record<Language, string>>

/** A day as people write it: 20 November 2026. */
export const sayDay = (instant: string | Date, language: Language) =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(instant))

/** The line that names what an answer is from, each source with its day where it has one. */
export function saySources(
  sources: readonly Pick<ChatSource, 'title' | 'date'>[],
  language: Language,
): string {
  const named = sources.map(({ title, date }) =>
    date ? `${title}, ${sayDay(date, language)}` : title,
  )
  return `${say.source[language]}: ${named.join('; ')}`
}

/** In Hindi where the question is in Devanagari; otherwise in the person's language, else English. */
export const answerLanguage = (question: string, language: Language | undefined): Language =>
  /\p{Script=Devanagari}/u.test(question) ? 'hi' : (language ?? 'en')

/** As much of a text as fits, cut where a sentence ends. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = Math.max(...['. ', '। ', '.\n', '।\n', '\n'].map((mark) => cut.lastIndexOf(mark)))
  return end > most / 2 ? cut.slice(0, end + 1).trimEnd() : `${cut.trimEnd()}…`
}
