import type { Question } from '../advisor-question.ts'
import { hasWord } from './advisor-intent-words.policy.ts'

const textOf = ({ tokens }: Question) => `${tokens.map(({ folded }) => folded).join(' ')} `

/** "Aaj aadrata kitni hai, jhulsa ka dar hai": what is measured, whatever it is wanted for. */
const amountInAir =
  /(?:^| )(?:humidity|aadrata|ardrata|आद्रता|आर्द्रता|temperature|tapman|tapmaan|तापमान) (?:\S+ ){0,1}(?:kitna|kitni|kya|how|कितना|कितनी|क्या) |(?:how much|what is the|what s the) (?:humidity|temperature) /
const thisDay = /(?:^| )(?:today|tomorrow|now|aaj|kal|abhi|आज|कल|अभी) /
/** "Toofan aane wala hai kya, dhan kata pada": what comes, whatever lies in the field. */
const comingSky =
  /(?:^| )(?:toofan|tufan|toofaan|cyclone|aandhi|andhi|barish|baarish|barsaat|ole|तूफान|चक्रवात|आधी|बारिश|बरसात|ओले) (?:\S+ )?(?:aane|aani|ane|girne|आने|गिरने) (?:wala|wali|wale|vala|vali|वाला|वाली|वाले) (?:hai |h |he |है )?(?:kya|ky|क्या|ya|या) /

/** "Fog how many more days, my seedbed waits": how long it goes on, whatever waits for its end. */
const skyGoingOn =
  /(?:^| )(?:fog|kohra|kohara|cold|thand|thandi|cloudy|rain|barish|baarish|barsaat|heat|garmi|loo|कोहरा|ठड|बारिश|बरसात|गर्मी|लू) (?:\S+ ){0,4}(?:how many (?:more )?days|how long (?:will|more)|(?:kitne|कितने) (?:din|दिन) (?:aur|और)|(?:aur|और) (?:kitne|कितने) (?:din|दिन)|(?:kab tak|kb tk|कब तक) (?:rah|chal|ho|ruk|khul|रह|चल|हो|रुक|खुल)\S*) /

/** Whether a question asks for the weather in words that mean nothing else, whatever else it says of a crop. */
export function asksPlainlyForWeather(question: Question): boolean {
  const text = textOf(question)
  return (
    (amountInAir.test(text) && thisDay.test(text)) ||
    ((comingSky.test(text) || skyGoingOn.test(text)) &&
      !question.hasSigns &&
      !hasWord(question, 'notWeather'))
  )
}

const countedIrrigation =
  /(?:^| )(?:pahla|pehla|pahila|phla|dusra|doosra|dusara|teesra|tisra|chautha|chotha|panchva|agla|akhri|aakhri|antim|first|second|third|fourth|next|last|1st|2nd|3rd|4th|पहला|पहिला|दूसरा|दुसरा|तीसरा|चौथा|पाचवा|अगला|आखिरी|अतिम) (?:pani|paani|panee|पानी|watering|irrigation|sinchai|सिचाई) /
const givenWater =
  /(?:^| )(?:pani|paani|panee|पानी) (?:kab |kb |कब |kitna |कितना |kitni |abhi |aaj |kal )*(?:de|du|dun|doon|dena|dein|den|dun|dijiye|diya|lagana|lagau|lagaye|lagaun|lgana|lga|chalana|chalau|chalaye|chhodu|chhode|दे|दू|देना|दिया|लगाना|लगाऊ|लगाए|चलाना|चलाए) /

const isForecastWord = (question: Question) =>
  hasWord(question, 'weather', 'sky', 'forecast', 'spray', 'fall')

/** "Dusra pani kab", "pani kab du": the water that is given to a crop, of which no forecast tells. */
export const asksForIrrigation = (question: Question): boolean => {
  const text = textOf(question)
  if (countedIrrigation.test(text)) return !hasWord(question, 'weather', 'sky', 'fall')
  return givenWater.test(text) && !isForecastWord(question)
}
