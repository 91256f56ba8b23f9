import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { checkData } from '#server/platform/storage/data-files.ts'
import {
  classOfGuide,
  type QuestionClass,
  questionClasses,
} from '../classifier/advisor-question-class.ts'
import type {
  EvaluationQuestion,
  ExpectedAnswer,
} from '../evaluation/evaluation-questions.schema.ts'

/** A text and what a model should find in it. */
export interface LabelledText {
  text: string
  label: string
  /** How much the example counts; 1 when left out. */
  weight?: number
}

const classOfTool: Record<string, QuestionClass> = {
  price: 'price',
  weather: 'weather',
  listings: 'listings',
  rental: 'rental',
  'sowing-now': 'sowingNow',
}

/** The class that an expectation stands for; null where it says nothing about what is asked, only about whom. */
export function classOfExpectation(
  expect: ExpectedAnswer,
  { kind }: Pick<EvaluationQuestion, 'kind'>,
): QuestionClass | null {
  if ('answer' in expect) return expect.answer.aspect
  if ('guide' in expect) {
    return classOfGuide(expect.guide[0] ?? '')
  }
  if ('tool' in expect) return classOfTool[expect.tool] ?? null
  if ('askBack' in expect) {
    if (expect.askBack === 'crop') return null
    return expect.askBack === 'place' ? 'weather' : 'problem'
  }
  if ('emergency' in expect) return 'emergency'
  if ('smallTalk' in expect) return 'smallTalk'
  if (kind === 'animals') return 'animals'
  if (kind === 'dangerous') return 'harm'
  // "Quinoa seed rate" is refused for its plant, whatever it asks.
  return expect.names === undefined ? 'offTopic' : null
}

/** What the mark of a crop in a phrasing is read as, by the script of the phrasing. */
const exampleCrops = { latin: 'wheat', devanagari: 'गेहूँ' }

const Phrasings = z.partialRecord(z.enum(questionClasses), z.array(z.string().min(1)).min(1))

/** The phrasings of the folder's file as questions about a crop. @throws StartError that names the field. */
export function readPhrasings(): LabelledText[] {
  const file = join(import.meta.dirname, 'advisor-training-phrasings.json')
  const phrasings = checkData(file, Phrasings, JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(phrasings).flatMap(([label, texts]) =>
    texts.map((text) => ({
      label,
      text: text.replaceAll(
        '@',
        /\p{Script=Devanagari}/u.test(text) ? exampleCrops.devanagari : exampleCrops.latin,
      ),
    })),
  )
}

/** What a question asks for. */
export const classExamples = (questions: readonly EvaluationQuestion[]): LabelledText[] =>
  questions.flatMap((each) => {
    const label = classOfExpectation(each.expect, each)
    return label ? [{ text: each.question, label }] : []
  })
