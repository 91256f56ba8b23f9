import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { checkData } from '#server/platform/storage/data-files.ts'
import { modelledDangers } from '../classifier/advisor-models.service.ts'
import type { EvaluationQuestion } from '../evaluation/evaluation-questions.schema.ts'
import { classesOfSubjectPhrasings } from './advisor-subject-examples.ts'
import { classExamples, type LabelledText, readPhrasings } from './advisor-training-examples.ts'

const DangerPhrasings = z.record(
  z.enum([...modelledDangers, 'harmless']),
  z.array(z.string().min(1)).min(1),
)

/** There are twenty times as many examples of other questions. */
const dangerWeight = 2

/** What people write who are in danger or mean harm, and what only sounds like it. @throws StartError that names the field. */
function readDangerPhrasings(): LabelledText[] {
  const file = join(import.meta.dirname, 'advisor-danger-phrasings.json')
  const phrasings = checkData(file, DangerPhrasings, JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(phrasings).flatMap(([label, texts]) =>
    texts.map((text) => ({ text, label, weight: label === 'harmless' ? 1 : dangerWeight })),
  )
}

/** The examples of an emergency do not say which danger they tell of. */
const tellsWhich = ({ label }: LabelledText) => label !== 'emergency'

/** The phrasings of dangers, and those of all other questions by what they ask for. */
export const dangerTexts = (): LabelledText[] => [
  ...readDangerPhrasings(),
  ...[...readPhrasings(), ...classesOfSubjectPhrasings()].filter(tellsWhich),
]

/** What the tuning questions ask for; those that tell of an emergency do not say of which. */
export const dangerExamples = (questions: readonly EvaluationQuestion[]): LabelledText[] =>
  classExamples(questions).filter(tellsWhich)
