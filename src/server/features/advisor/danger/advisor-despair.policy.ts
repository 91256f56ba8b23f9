import { dangerWords } from '../understanding/advisor-intents.data.ts'
import type { Token } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { hasPair, pairKeys } from './advisor-word-pairs.policy.ts'

const death = createWordSet(dangerWords.death)
const deathPairs = pairKeys(dangerWords.deathPairs)

/** "Marne ka man": despair, not the killing of insects. */
const despair =
  /(?:til til|तिल तिल) (?:kar|karke|kr|krke|कर|करके) (?:\S+ )?(?:mar|jee|ji|मर|जी) |(?:marne|mar jane|मरने|मर जाने) (?:ka|ko|का|को) (?:man|mann|dil|ji|jee|मन|दिल|जी)/

/** Others would be better off without the one who writes, or would not miss them. */
const feelsUseless = new RegExp(
  [
    '\\bbetter (?:off )?(?:without me|if i (?:was|were|am) (?:gone|dead))\\b',
    '\\b(?:nobody|no one|noone) (?:will|would) (?:miss me|notice if i|care if i)\\b',
    '\\bi am (?:only |just )?a burden\\b',
    '\\bburden (?:to|on|for) my (?:family|parents|children|wife|husband|sons?)\\b',
    '(?:bojh|बोझ) (?:hu|hoon|hun|हूँ|हूं) ',
    '(?:mere|मेरे) (?:bina|बिना|na rehne par|न रहने पर) (?:\\S+ )?(?:sab|parivar|bach\\S+|bacc?h\\S+|ghar|log|सब|परिवार|बच्चे|घर|लोग) (?:\\S+ ){0,2}(?:behtar|accha|acha|achha|achhe|khush|theek|thik|बेहतर|अच्छा|अच्छे|खुश|ठीक) ',
  ].join('|'),
)

/** What is said of a life, and also of a pest that comes back every year. */
const cannotGoOn =
  /\bi (?:cannot|can t|cant|can not) (?:bear|take|go on|cope|stand)(?: with)?(?: it| this| like this)? (?:any ?more|any longer|longer)\b|(?:ab aur|ab|अब और|अब) (?:saha|jhela|sahan|सहा|झेला|सहन) (?:nahi|nahin|nhi|nai|नहीं|नही) |\b(?:end|ending) it all\b/

/**
 * Whether somebody may no longer want to live: `named` by a word of suicide, or `told` in other words; null for neither.
 * @param isAboutPlants whether the question names a crop, a plant or a pest.
 */
export function tellsOfDespair(
  tokens: readonly Token[],
  isAboutPlants: boolean,
): 'named' | 'told' | null {
  if (tokens.some((token) => death.has(token))) return 'named'
  const text = `${tokens.map(({ folded }) => folded).join(' ')} `
  if (hasPair(tokens, deathPairs) || despair.test(text) || feelsUseless.test(text)) return 'told'
  return !isAboutPlants && cannotGoOn.test(text) ? 'told' : null
}
