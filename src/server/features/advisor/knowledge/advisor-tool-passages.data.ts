import type { Passage } from './advisor-passage.ts'

const tool = (id: string, words: string, en: string, hi: string): Passage => ({
  id: `tool/${id}`,
  crop: null,
  topics: [],
  title: { en, hi },
  text: { en, hi },
  words,
  sources: [],
})

/** Look-ups of live data. The search finds them like any passage; then their tool writes the answer. */
export const toolPassages: readonly Passage[] = [
  tool(
    'prices',
    'price prices today market mandi rate bhav kimat cost quintal selling rate',
    'Market price of a crop today',
    'आज का मंडी भाव',
  ),
  tool(
    'weather',
    `weather forecast today tomorrow week rain wind humidity warning aaj kal mausam kaisa rahega barish
    hogi आज कल परसों मौसम कैसा रहेगा बारिश कब होगी चेतावनी`,
    'Weather and forecast of a place',
    'मौसम का हाल और अनुमान',
  ),
  tool(
    'listings',
    'my crops my listings my stock my fasal meri fasal meri sunchi mera maal expire expiry listed kharab',
    'Your own crops on sale',
    'आपकी बिक्री वाली फसलें',
  ),
]
