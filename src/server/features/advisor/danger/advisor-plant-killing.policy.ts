import { foldedText, type Token } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { namesPerson } from './advisor-people.policy.ts'

const weeds = createWordSet(
  `weed weeds kharpatwar kharpatvar kharpatwaro ghas ghaas grass motha nutgrass nutsedge doob dubghas parthenium phalaris gullidanda nindan
    खरपतवार खरपतवारों घास मोथा दूब गुल्ली`,
  false,
)
const dies =
  /(?:^| )(?:kills?|killing|die|dies|dead|mar|maar|mare|marta|marti|marte|mara|marna|marne|maarne|maarna|marega|maregi|marenge|khatam|nasht|मर|मार|मरे|मरता|मरती|मरते|मरना|मारना|मारने|मरेगा|मरेगी|खत्म|नष्ट)(?= )/
/** What a body does or suffers, and words of despair: then it is not the weeds that die. */
const bodies =
  /(?:^| )(?:pi|pee|piya|peene|kha|khaya|khane|chat|drank|drink|ate|eat|swallow\S*|inhal\S*|breath\S*|saans|ulti|vomit\S*|behosh|chakkar|zindagi|jindagi|life|jeena|mujhe|myself|apni|पी|पिया|पीने|खा|खाया|खाने|सास|उल्टी|बेहोश|चक्कर|जिदगी|मुझे|अपनी)(?= )/

/** "Which medicine kills nutgrass for good, brother": what is to die is a weed, and no person is concerned. */
export function wantsToKillPlants(tokens: readonly Token[]): boolean {
  if (!tokens.some((token) => weeds.has(token)) || namesPerson(tokens)) return false
  const text = foldedText(tokens)
  return dies.test(text) && !bodies.test(text)
}
