import { createWordSet } from '../words/advisor-word-set.policy.ts'

/** Where one clause of a message may end and another begin. */
export const clauseBorder =
  /[,;?!।\n]+|\.\s+|\s+(?:and|also|but|so|aur|lekin|magar|phir|fir|then|n|और|तथा|लेकिन|मगर|फिर)\s+/iu

/** Words that ask, and those that say that something is needed; "is it …" and "kya …" want a yes or no, which no page gives. */
export const askingWords = createWordSet(
  'what which how kaise chahiye padta padega padti padegi jarurat zarurat kitna kitne kitni ketna konsa konsi kaunsa kaunsi kaun kiti rate matra quantity kis चाहिए पड़ता पड़ेगा पड़ती पड़ेगी जरूरत ज़रूरत कितना कितने कितनी केतना किती मात्रा दर कौन कौनसा कौनसी किस कैसे',
  false,
)

/** Whether a plant does well at a place. */
export const suitability =
  /\b(?:possible|suitable|survive|can (?:i|we) (?:grow|plant|sow)|will (?:it|they|this) (?:grow|do)|chalega|chalegi|hoga|hogi|hoyega|ugega|ugegi|(?:chal|ho|ug|lag) ?(?:jayega|jayegi|payega|payegi|sakta|sakti))\b|(?:चलेगा|चलेगी|होगा|होगी|उगेगा|उगेगी|(?:हो|चल|उग|लग) (?:सकता|सकती|जाएगा|जाएगी|पाएगा|पाएगी))/iu

/** Seasons in which a crop may be sown. */
export const sowingSeasons =
  /\b(?:rabi|kharif|zaid|summer|winter|garmi|sardi|barsat|season)\b|रबी|खरीफ|जायद|ज़ायद|गर्मी|सर्दी|बरसात/iu

/** A relative clause, or words for any crop: "something which does not need much water". */
export const anyCrop =
  /\b(?:something|any crop|which crop|what crop|other crop|what (?:can|could|should|shall|to)(?: (?:i|we))? (?:go|put|sow|plant|grow)|kuch aur|koi fasal|konsi fasal|kaunsi fasal|kya (?:lagau|lagaye|boye|bou))\b|कुछ और|कोई फसल|कौनसी फसल|कौन सी फसल|क्या (?:लगाऊं|लगाएं|बोएं|बोऊं)/iu

/** What is denied is not asked. */
export const negation = /\b(?:not|no|dont|don't|without|nahi|nahin|nhi)\b|नहीं|नही/iu

/** An age in days, and the question what to give. */
export const whatNow =
  /\d+ ?(?:days?|din|weeks?|hafte|months?|mahine|दिन|हफ्ते|हफ़्ते|महीने).*(?:\b(?:what|kya)(?: (?:to|should i|do i))? (?:put|give|apply|dal\w*|daal\w*|du|de|dena|dein)\b|\b(?:put|give|apply|dalu|dale|dein) what\b|क्या (?:डाल|दे|दूं|दूँ))/iu

/** Words that ask for a time whatever stands beside them. */
export const plainWhenWords = createWordSet('kab kahiya kevha कब कहिया केव्हा', false)

/** After "when" these make a question: "when to pull", not "when pulled". */
export const wordsAfterWhen = createWordSet(
  'to should do does is are can will would i we n and how shall must start sow plant',
  false,
)

/** Two of these ask for a time: "which month". */
export const timeWords = createWordSet(
  'time date month which what samay mahina mahine kis समय महीना महीने किस',
  false,
)

/** Beside a time these ask for that of sowing. */
export const sowingWords = createWordSet(
  'sow sown sowing plant planting planted transplant transplanting bona bone boye buwai buai bowai ropai lagaye lagana lagane बोना बोने बोएं बुवाई बुआई रोपाई लगाएं लगाना लगाने',
)

/** Words that ask for one amount each. */
export const howMany = createWordSet(
  'kitna kitne kitni ketna ketne kiti कितना कितने कितनी केतना किती',
  false,
)

/** Words of the sky. */
export const rainWords = createWordSet(
  'rain rains raining forecast cloudy barish baarish barsaat badal बारिश बादल',
  false,
)

/** Words for putting two products into one tank. */
export const mixingWords = createWordSet(
  'mix mixed mixing together combine mila milake milakar milaye milana milaa milai milae मिला मिलाकर मिलाके मिलाए मिलाएं मिलाना मिलाये मिक्स',
  false,
)

/** What is treated before it is sown. */
export const treatedWords = createWordSet('seed seeds beej bij beejo बीज बीजों', false)

/** What is done to it. */
export const treatingWords = createWordSet(
  'treat treated treatment treating upchar upchaar coat coating dress dressing mila milaye milaaye milana milake milakar उपचार उपचारित मिलाएं मिलाए मिलाये मिलाना मिलाकर',
  false,
)
