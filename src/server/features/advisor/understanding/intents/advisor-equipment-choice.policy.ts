import type { Question } from '../advisor-question.ts'
import { tokenize } from '../words/advisor-token.policy.ts'
import { createWordSet } from '../words/advisor-word-set.policy.ts'
import { hasWord } from './advisor-intent-words.policy.ts'

const comparingWords = createWordSet(
  'vs versus better best difference compare comparison farak fark antar behtar konsa kaunsa konsi kaunsi फ़र्क अंतर बेहतर कौनसा कौनसी',
  false,
)
/** "Happy seeder vs super seeder" asks which equipment is better, and rents none. */
export const comparesEquipment = (question: Question): boolean =>
  !hasWord(question, 'rent') &&
  (question.tokens.some((token) => comparingWords.has(token)) ||
    / which one /i.test(question.message))

/** Names of farm equipment, as words are folded; the longer ones first. */
const equipment =
  '(?:happy seeder|super seeder|smart seeder|zero till(?:age)? (?:seed )?drill|zero till(?:age)?|seed drill|reaper binder|combine harvester|combine|harvester|reaper|binder|rotavator|rotavetor|rotavater|cultivator|disc harrow|harrow|mb plough|disc plough|plough|power tiller|tiller|power weeder|mini tractor|tractor|thresher|baler|mulcher|laser leveller|transplanter|happyseeder|superseeder|हैपी सीडर|हैप्पी सीडर|सुपर सीडर|सीड ड्रिल|रोटावेटर|कल्टीवेटर|कबाइन हार्वेस्टर|कबाइन|हार्वेस्टर|रीपर बाइडर|रीपर|थ्रेशर|पावर टिलर|मिनी ट्रैक्टर|ट्रैक्टर|ट्रेक्टर|हैरो|बेलर)'
const which =
  '(?:which|what|kaunsa|konsa|kaun sa|kon sa|kaunsi|konsi|kaun si|कौन सा|कौनसा|कौन सी|कौनसी)'
const either = new RegExp(`${equipment} (?:or|ya|vs|versus|या) (?:a |the )?${equipment} `)
const whichOne = new RegExp(`(?:^| )${which} (?:\\S+ )?${equipment} `)
const whichIsBetter =
  /(?:^| )(?:kaunsa|konsa|kaun sa|kon sa|kaunsi|kaun si|कौन सा|कौनसा|कौन सी|कौनसी) (?:accha|achha|acha|behtar|sahi|theek|thik|better|best|le|lu|lun|lena|अच्छा|बेहतर|सही|ठीक|ले|लू|लेना) /
const best =
  /(?:^| )(?:best|better|good|accha|achha|acha|behtar|sahi|suitable|buy|kharid\S*|lena|lu|lun|le|अच्छा|सही|बेहतर|खरीद\S*|लेना|लू|ले|hp|एचपी) /

/** The equipment among which a question wants to choose, as it is written; null where it asks for something else. */
export function equipmentToChoose(question: Question): string | null {
  if (hasWord(question, 'rent', 'price')) return null
  // As it is written: "cultivator" is mended to "cultivar".
  const text = `${tokenize(question.message)
    .map(({ folded }) => folded)
    .join(' ')} `
  const all = [...new Set(text.match(new RegExp(equipment, 'g')))]
  // "For my 45 hp tractor": what pulls the others.
  const others = all.filter((name) => !/^(?:tractor|ट्रैक्टर|ट्रेक्टर)$/.test(name))
  const names = others.length > 1 ? others : all
  const isComparison =
    names.length > 1 &&
    (either.test(text) || whichIsBetter.test(text) || comparesEquipment(question))
  const isChoice = names.length === 1 && whichOne.test(text) && best.test(text)
  return isComparison || isChoice ? names.join(', ') : null
}

const storeWords = createWordSet(
  'sheetghar sheetgriha sheetgrah shitghar godam godaam gudam warehouse godown coldstore storage store शीतघर शीतगृह गोदाम भंडारण स्टोर',
  false,
)
/** "Sheetghar me aloo ka kiraya": what a store takes; only machines are rented here. */
export const asksRentOfStore = (question: Question): boolean =>
  question.tokens.some((token) => storeWords.has(token)) && !hasWord(question, 'equipment')
