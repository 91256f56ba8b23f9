import type { Language } from '#shared/kit/language.constants.ts'
import type { DecidedQuestion } from '../conversation/advisor-query.ts'
import { guideIdOfPesticideWarning } from '../danger/advisor-pesticide-warning.policy.ts'
import { guideFamilies } from '../decision/page-names/advisor-guides.policy.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import { tellsOfFailedSpray } from '../understanding/advisor-failed-spray.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import {
  findAllPhrases,
  findPhrases,
  type PhraseMatch,
} from '../understanding/words/advisor-phrases.policy.ts'
import { tokenize } from '../understanding/words/advisor-token.policy.ts'
import { killingSubstances } from './advisor-caution-lines.policy.ts'

/** Guides that tell which products are used on which crop. */
const namesProducts = ({ id, crop }: Passage) =>
  crop !== null || guideFamilies.some((family) => id.startsWith(`guide/${family}`))

const escapeSigns = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

/** A name as it stands in the question, with its signs: "2,4-D". */
function writtenName({ message, tokens }: Question, { start, end }: PhraseMatch): string {
  const words = tokens.slice(start, end).map(({ text }) => text)
  const pattern = words.map((word) => escapeSigns(word)).join('[^\\p{L}\\p{M}\\p{N}]*')
  return new RegExp(pattern, 'iu').exec(message)?.[0] ?? words.join(' ')
}

/** The substances that a question names and whose ids fit, as it writes them, each once. */
export function writtenSubstances(
  question: Question,
  fits: (ids: readonly string[]) => boolean,
): string[] {
  const { lexicon } = advisorKnowledge()
  const matches = findPhrases(lexicon.substances, question.tokens)
  return [
    ...new Set(
      matches
        .filter(({ id, others }) => fits([id, ...others]))
        .map((match) => writtenName(question, match)),
    ),
  ]
}

/**
 * The pesticides, and against a pest or a disease whatever else is named, of which the passages that answer a question about a crop
 * say nothing, as the question writes them.
 */
export function unnamedSubstances({ question, decision }: DecidedQuestion): string[] {
  if (decision.kind !== 'passages' || question.substances.length === 0) return []
  if (question.crops.length === 0 || guideIdOfPesticideWarning(question) !== undefined) return []
  const { passages } = decision
  if (!passages.every(namesProducts) || tellsOfFailedSpray(question)) return []
  const { lexicon } = advisorKnowledge()
  const isAgainstProblem = passages.some(({ problem }) => problem !== undefined)
  const texts = passages.flatMap(({ text }) => [text.en, text.hi])
  const named = new Set(
    texts.flatMap((text) => [...findAllPhrases(lexicon.substances, tokenize(text))]),
  )
  const killing = killingSubstances({ question, decision })
  return writtenSubstances(question, (ids) => {
    const [id = ''] = ids
    const isRelevant = isAgainstProblem || question.pesticideIds.has(id)
    return isRelevant && !killing.includes(id) && !ids.some((each) => named.has(each))
  })
}

/** Says that an answer does not speak of a product that the question names; '' where it speaks of all. */
export function unnamedSubstancesLine(decided: DecidedQuestion, language: Language): string {
  const names = unnamedSubstances(decided).join(', ')
  if (names === '') return ''
  return language === 'hi'
    ? `"${names}" के बारे में यहाँ कुछ नहीं लिखा है: उसे तभी डालें जब उसके लेबल पर आपकी फ़सल का नाम हो। यहाँ यह लिखा है:\n\n`
    : `Nothing is said here about "${names}": use it only if its label names your crop. What is said:\n\n`
}
