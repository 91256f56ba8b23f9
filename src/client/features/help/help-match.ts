import type { Translate } from '#client/platform/i18n/translation.ts'
import type { Guide, HelpQuestion, QuestionGroup } from './help.types.ts'

/**
 * Normalises text for comparison: lower case, without accents and without Hindi's optional dots.
 */
const normalizeText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase()

/**
 * Returns a test for whether every word of a search occurs in the texts, in English or translated.
 */
function createMatcher(t: Translate, q: string) {
  const words = normalizeText(q).split(/\s+/).filter(Boolean)
  return (texts: readonly string[]) => {
    const whole = normalizeText(texts.flatMap((text) => [text, t(text)]).join('\n'))
    return words.every((word) => whole.includes(word))
  }
}

export function findGuides(t: Translate, q: string, guides: readonly Guide[]): Guide[] {
  const matches = createMatcher(t, q)
  return guides.filter(({ title, lead, steps }) => matches([title, lead, ...steps]))
}

export function findQuestions(
  t: Translate,
  q: string,
  groups: readonly QuestionGroup[],
): HelpQuestion[] {
  const matches = createMatcher(t, q)
  return groups
    .flatMap(({ questions }) => questions)
    .filter(({ question, answer }) => matches([question, answer]))
}
