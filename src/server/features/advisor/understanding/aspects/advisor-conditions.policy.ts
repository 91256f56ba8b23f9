import { foldWord, splitWords } from '#server/platform/text/farm-words.ts'
import type { Token } from '../words/advisor-token.policy.ts'

/** Words as tokens are folded. */
export const wordSet = (words: string) => new Set(splitWords(words).map(foldWord))
const particles = wordSet('ke se k के से')
const countWords = wordSet(
  'kitne kitna kitni how many din dino day days mahine mahina hafte saal कितने कितना दिन दिनों महीने हफ्ते साल',
)
const afterInHindi = wordSet('baad bad bd pehle pahle pahele phle pehale turant बाद पहले तुरंत')
/** "Buwai ke samay khad" asks for the fertiliser, "buwai ka samay" for the time. */
const timeAfterParticle = wordSet('samay waqt wakt time samaye समय वक्त टाइम')
const obliqueParticles = wordSet('ke k के')
const afterInEnglish = wordSet('after before during post since')
export const negations = wordSet('nahi nahin nahee naahi nhi nai nahee नहीं नही नाहीं नाही')
const little = wordSet('kam कम little less low')
export const verbsOfBeing = wordSet('hai h hain he ho hota है हैं हो होता')
const articles = wordSet('the of my a your first last')

/** Whether a token, as it is folded, is one of these words; no token is none. */
export const isFoldedIn = (token: Token | undefined, words: ReadonlySet<string>) =>
  token !== undefined && words.has(token.folded)

/** "Tel nahi": the word before a negation, set apart, is what is not asked for. */
export const isDenied = (tokens: readonly Token[], position: number) =>
  isFoldedIn(tokens[position + 1], negations)

/**
 * The positions of words that only say when something else happens: "sowing" in "water after sowing", "ropai ke baad
 * pani", or that something is not so: "bimari nahi hai". They ask for neither.
 */
export function conditionPositions(tokens: readonly Token[]): ReadonlySet<number> {
  const positions = new Set<number>()
  for (const [position] of tokens.entries()) {
    let next = position + 1
    const hasParticle = isFoldedIn(tokens[next], particles)
    if (hasParticle) next++
    while (
      hasParticle &&
      (isFoldedIn(tokens[next], countWords) || /^\d+$/.test(tokens[next]?.folded ?? ''))
    )
      next++
    const isTime =
      isFoldedIn(tokens[position + 1], obliqueParticles) &&
      isFoldedIn(tokens[next], timeAfterParticle)
    if (isTime || isFoldedIn(tokens[next], afterInHindi)) positions.add(position)
    if (isFoldedIn(tokens[position + 1], negations)) positions.add(position)
    // "Pani kam hai" says how things are.
    if (isFoldedIn(tokens[position + 1], little) && isFoldedIn(tokens[position + 2], verbsOfBeing))
      positions.add(position)
    let previous = position - 1
    while (isFoldedIn(tokens[previous], articles)) previous--
    if (isFoldedIn(tokens[previous], afterInEnglish)) positions.add(position)
  }
  return positions
}

const soilWords = wordSet(
  'soil soils mitti matti jamin jameen zameen zamin bhoomi मिट्टी जमीन ज़मीन भूमि',
)
const inWords = wordSet('in on for')
const placeParticles = wordSet('me mein mai par pe में मे पर')
/** What may be asked of a crop that stands on some soil: "spacing in black soil", "kali mitti me duri". */
export const aspectsOnSoil = ['spacing', 'seed', 'varieties', 'fertiliser', 'water'] as const

/** "In black soil", "kali mitti me": where the crop stands, and no question for the soil. */
export const namesSoilAsPlace = (tokens: readonly Token[]) =>
  tokens.some((token, position) => {
    const next = tokens[position + 1]
    return (
      isFoldedIn(token, soilWords) &&
      (isFoldedIn(next, placeParticles) ||
        tokens.slice(Math.max(0, position - 3), position).some((each) => isFoldedIn(each, inWords)))
    )
  })
