import { dangerWords } from '../understanding/advisor-intents.data.ts'
import type { Token } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'

const people = createWordSet(
  `${dangerWords.human} bete beton ladka ladke ladki majdooro majduro mazdooro labourers workers villagers sons daughters kids bachcho logo log
    बेटे लड़का लड़के लड़की मजदूरों बच्चों लोगों लोग`,
)
const pronouns = createWordSet(
  'me us him her them mujhe mujhko hume humko hamko usko unko मुझे मुझको हमें हमको उसे उसको उन्हें',
  false,
)
/** Parts of a body, and words for anybody. */
const nobodyInParticular = createWordSet(
  'haath hath hand hands skin face twacha kisi kisine someone somebody त्वचा हाथ चेहरा किसी',
  false,
)
const formsOfAddress = createWordSet(
  'bhai bhaiya bhaiyo bhaijaan brother bro dada chacha didi friend behan भाई भैया दादा चाचा बहन',
  false,
)
const caseMarkers = createWordSet('ne ko ka ki ke se par pe me ने को का की के से पर में', false)
const possessive = createWordSet('ka ki ke का की के', false)

/** "Bhai, which medicine", "batao bhai": somebody is called, and no more said of him. */
const isCalled = (tokens: readonly Token[], position: number) => {
  const [token, next] = [tokens[position], tokens[position + 1]]
  return (
    token !== undefined &&
    formsOfAddress.has(token) &&
    (position === 0 || next === undefined) &&
    !(next && caseMarkers.has(next))
  )
}

/** Whether a message tells of a person: who is only called, or owns what it is about, does not count. */
export const namesPerson = (tokens: readonly Token[]): boolean =>
  tokens.some((token, position) => {
    const next = tokens[position + 1]
    return (
      people.has(token) &&
      !nobodyInParticular.has(token) &&
      !isCalled(tokens, position) &&
      !(next && possessive.has(next))
    )
  })

/** Whether a person, or a word for one such as "him", stands beside a word, at most so many words before or after it. */
export function isBesidePerson(
  tokens: readonly Token[],
  position: number,
  distance: number,
): boolean {
  const near = tokens.slice(Math.max(0, position - distance), position + distance + 1)
  return namesPerson(near) || near.some((token) => pronouns.has(token))
}
