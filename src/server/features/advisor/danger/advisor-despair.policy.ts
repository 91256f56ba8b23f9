import { dangerWords } from '../understanding/advisor-intents.data.ts'
import { foldedText, type Token, tokenizeAll } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { hasPair, pairKeys } from './advisor-word-pairs.policy.ts'

const death = createWordSet(dangerWords.death)
const deathPairs = pairKeys(dangerWords.deathPairs)

/** "Marne ka man": despair, not the killing of insects. */
const despair =
  /(?:til til|तिल तिल) (?:kar|karke|kr|krke|कर|करके) (?:\S+ )?(?:mar|jee|ji|मर|जी) |(?:marne|mar jane|मरने|मर जाने) (?:ka|ko|का|को) (?:man|mann|dil|ji|jee|मन|दिल|जी)/

const notLiving = '(?:live|living|be alive|exist)'
/** The life of a battery or in a store ends, too. */
const life = '(?<!shelf |storage |battery |half )(?:life|living|existence)'
const living = '(?:jeene|jeena|jine|jina|jinda rehne|zinda rehne|जीने|जीना|जिदा रहने)'
const noWillToLive = new RegExp(
  [
    `\\b(?:don t|dont|do not|not|never|no longer|nothing) (?:\\S+ )?(?:want|wish|feel like|like|care) (?:to )?${notLiving}\\b`,
    `\\b(?:no|lost|without|any) (?:\\S+ )?(?:wish|desire|will|reason|point|use|hope|interest) (?:left )?(?:to|in|of|for) (?:my )?(?:live|living|life)\\b`,
    `\\b(?:use|point|meaning|sense) (?:of|in) (?:my )?(?:living|life)\\b`,
    `\\b${life} (?:is |has |seems |feels |became )?(?:\\S+ )?(?:not worth|worthless|useless|meaningless|a burden|no meaning|unbearable)`,
    '\\bkill (?:my self|me please)\\b',
    `(?<!\\S)${living} (?:\\S+ ){0,2}(?:man|mann|dil|fayda|faida|matlab|bekar|bekaar|iccha|ichha|ichchha|wajah|nahi|nhi|nai|मन|दिल|फायदा|मतलब|बेकार|इच्छा|वजह|नही) `,
    `(?<!\\S)(?:fayda|faida|matlab|फायदा|मतलब|kaam) (?:hai |है )?(?:ab |अब |ka |का )?${living.replace(')', '|jee ke|ji ke|zindagi ka|jindagi ka|जी के)')} `,
  ].join('|'),
)
/** "Zahar kha lunga": it has not happened yet. */
const meansToTakePoison =
  /(?<!\S)(?:zahar|jahar|zeher|jeher|zehar|jehar|sulfas|salfas|sulphas|celphos|keetnashak|kitnashak|जहर|सल्फास|सेल्फोस|कीटनाशक) (?:\S+ )?(?:kha|khaa|pi|pee|खा|पी) ?(?:lu|lun|loon|lunga|loonga|lungi|lenge|leta hu|ke mar|kar mar|लू|लूगा|लूगी|लेगे|कर मर|के मर) |\b(?:i|we) (?:will|want to|am going to|should just|would|ll|may|might) (?:just )?(?:drink|eat|take|swallow|consume) (?:\S+ )?(?:poison|pesticide|insecticide|sulphas|celphos) /
const debt =
  /(?:^| )(?:loan|loans|debt|debts|karz|karza|karj|karja|karje|karze|udhar|udhaar|sahukar|moneylender|bank|emi|कर्ज|कर्जा|कर्जे|लोन|उधार|साहूकार|बैक) /
/** "Marna chahta hu keede ko": what is said of a pest says nothing of the one who writes. */
const killsOthers =
  /(?<!(?:khud|apne aap|khudko|खुद|अपने आप) )(?:ko|को) (?:\S+ )?(?:marna|maarna|मारना|मरना) (?:chaht\S*|चाहत\S*) |(?:marna|maarna|मारना|मरना) (?:chaht\S*|चाहत\S*) (?:hu|hoon|hun|hai|हू|है) (?:\S+ )(?:ko|को) /g

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
  /\bi (?:cannot|can t|cant|can not) go on (?!with )|\bi (?:cannot|can t|cant|can not) (?:bear|take|go on|cope|stand)(?: with)?(?: it| this| like this)? (?:any ?more|any longer|longer)\b|(?:ab aur|ab|अब और|अब) (?:(?:saha|jhela|sahan|सहा|झेला|सहन) (?:nahi|nahin|nhi|nai|नही) |(?:nahi|nahin|nhi|nai|नही) (?:saha|sah|jhela|jhel|sahan|सहा|सह|झेला|झेल|सहन) )|\b(?:end|ending) it all\b/

/**
 * Whether somebody may no longer want to live: `named` by a word of suicide, or `told` in other words; null for neither.
 * @param isAboutPlants whether the question names a crop, a plant or a pest.
 */
export function tellsOfDespair(
  tokens: readonly Token[],
  isAboutPlants: boolean,
): 'named' | 'told' | null {
  if (tokens.some((token) => death.has(token))) return 'named'
  const text = foldedText(tokens)
  const isDespair = [despair, feelsUseless, noWillToLive, meansToTakePoison].some((pattern) =>
    pattern.test(text),
  )
  if (isDespair) return 'told'
  const spoken = isAboutPlants ? tokenizeAll(text.replaceAll(killsOthers, ' ')) : tokens
  if (hasPair(spoken, deathPairs)) return 'told'
  return (!isAboutPlants || debt.test(text)) && cannotGoOn.test(text) ? 'told' : null
}
