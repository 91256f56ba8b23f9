import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { checkData } from '#server/platform/storage/data-files.ts'
import { noGuide } from '../classifier/advisor-models.service.ts'
import { kindsOfProblem } from '../classifier/advisor-problem-kinds.data.ts'
import { classOfGuide } from '../classifier/advisor-question-class.ts'
import type { EvaluationQuestion } from '../evaluation/evaluation-questions.schema.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { extraGuideNames } from '../names/advisor-extra-names.data.ts'
import { nameParts } from '../names/advisor-names.service.ts'
import { type LabelledText, readPhrasings } from './advisor-training-examples.ts'

/** A sentence of a page is less like a question than a question is. */
const sentenceWeight = 0.5

const sentencesOf = (text: string) => text.split(/(?<=[.।;])\s+/).filter(Boolean)
const idOf = (passageId: string) => passageId.replace('guide/', '')

/** Guides of these families differ by their crops alone, which the model does not read: one label stands for all. */
const familyOfLabel = /^(pruning|intercropping|mulching)-/
const labelOfGuide = (guide: string) => familyOfLabel.exec(guide)?.[1] ?? guide

/** Whether a phrasing of a class is about no guide. */
const isAboutNoGuide = ({ label }: Pick<LabelledText, 'label'>) => classesWithoutGuides.has(label)
const classesWithoutGuides: ReadonlySet<string> = new Set([
  'sowing',
  'seed',
  'spacing',
  'yield',
  'duration',
  'varieties',
  'climate',
  'price',
  'weather',
  'listings',
  'rental',
  'smallTalk',
  'animals',
  'offTopic',
])

/** Classes of questions that one guide answers. */
const guideOfClass: Readonly<Record<string, string>> = {
  selling: 'sell-on-krishihaat',
  rentingOut: 'rent-on-krishihaat',
  weeds: 'weeds',
}

/** The guides that may answer: the checked ones answer what the reading of dangers recognizes alone. */
const guideIds = ({ passages }: AdvisorKnowledge): string[] =>
  passages
    .filter(({ id }) => id.startsWith('guide/'))
    .map(({ id }) => idOf(id))
    .filter((id) => classOfGuide(id) !== 'emergency')

/** What the model of guides tells apart. */
export const guideLabels = (knowledge: AdvisorKnowledge): string[] => [
  ...new Set(guideIds(knowledge).map(labelOfGuide)),
]

const SubjectPhrasings = z.record(z.string(), z.array(z.string().min(1)).min(1))

/** What farmers say who want a guide, or see a problem, by its id. @throws StartError that names the field. */
function readSubjectPhrasings(subject: 'guide' | 'problem'): LabelledText[] {
  const file = join(import.meta.dirname, `advisor-${subject}-phrasings.json`)
  const phrasings = checkData(file, SubjectPhrasings, JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(phrasings).flatMap(([label, texts]) =>
    texts.map((text) => ({ text, label })),
  )
}

/** A phrasing of a guide says less about what is asked for than one that was written to ask for it. */
const subjectWeight = 0.5

/** Guides whose phrasings would teach "storage", though insects are asked about in the same words on a crop in the field. */
const guidesAboutPests: ReadonlySet<string> = new Set(['storage-grain-pests'])

/** What the phrasings of guides and problems ask for. */
export const classesOfSubjectPhrasings = (): LabelledText[] => [
  ...readSubjectPhrasings('guide')
    .filter(({ label }) => !guidesAboutPests.has(label))
    .map(({ text, label }) => ({ text, label: classOfGuide(label), weight: subjectWeight })),
  ...readSubjectPhrasings('problem').map(({ text }) => ({
    text,
    label: 'problem',
    weight: subjectWeight,
  })),
]

/** The names and sentences of the guides, and phrasings that ask for none. */
export function guideTexts(knowledge: AdvisorKnowledge): LabelledText[] {
  const known = new Set(guideIds(knowledge))
  const texts = knowledge.passages
    .filter(({ id }) => known.has(idOf(id)))
    .flatMap(({ id, title, text, words }) => {
      const label = labelOfGuide(idOf(id))
      const names = [
        ...nameParts(title.en),
        ...nameParts(title.hi),
        ...words.split(', '),
        ...(extraGuideNames[idOf(id)] ?? '').split(', '),
      ]
      return [
        ...names.filter(Boolean).map((name) => ({ text: name, label })),
        ...[...sentencesOf(text.en), ...sentencesOf(text.hi)].map((sentence) => ({
          text: sentence,
          label,
          weight: sentenceWeight,
        })),
      ]
    })
  const others = readPhrasings().flatMap(({ text, label }) => {
    const guide = isAboutNoGuide({ label }) ? noGuide : guideOfClass[label]
    return guide ? [{ text, label: guide }] : []
  })
  return [...texts, ...readSubjectPhrasings('guide'), ...others]
}

/** Which guide a question asks for, or that it asks for none. */
export const guideExamples = (questions: readonly EvaluationQuestion[]): LabelledText[] =>
  questions.flatMap(({ question, expect, alsoRight = [] }) => {
    if ('guide' in expect)
      return expect.guide.map((guide) => ({
        text: question,
        label: labelOfGuide(guide),
        weight: 1 / expect.guide.length,
      }))
    const mayBeGuide =
      'askBack' in expect ||
      alsoRight.some((each) => 'guide' in each) ||
      ('answer' in expect && (expect.answer.orGuides || expect.answer.aspect === 'weeds'))
    return mayBeGuide ? [] : [{ text: question, label: noGuide }]
  })

/** The names and the signs of the crops' pests and diseases, by the kinds of these. */
export const problemTexts = (): LabelledText[] => [
  ...readSubjectPhrasings('problem'),
  ...calendarCrops().flatMap(({ troubles: cropProblems }) =>
    cropProblems.flatMap(({ name, signs }) =>
      kindsOfProblem(name.en).flatMap((label) =>
        [name.en, name.hi, ...sentencesOf(signs.en), ...sentencesOf(signs.hi)].map((text) => ({
          text,
          label,
          weight: sentenceWeight,
        })),
      ),
    ),
  ),
]

/** Which kinds of problems a question names or describes. */
export const problemExamples = (questions: readonly EvaluationQuestion[]): LabelledText[] =>
  questions.flatMap(({ question, expect }) => {
    if (!('answer' in expect) || !expect.answer.problem) return []
    const kinds = kindsOfProblem(expect.answer.problem.replaceAll('-', ' '))
    return kinds.map((label) => ({ text: question, label, weight: 1 / kinds.length }))
  })
