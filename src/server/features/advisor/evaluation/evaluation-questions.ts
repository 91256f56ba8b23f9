import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { checkData } from '#server/platform/storage/data-files.ts'
import { EvaluationQuestion } from './evaluation-questions.schema.ts'

/** `tuning` is read and learnt from, `untouched` is run for its totals alone. */
export type EvaluationPart = 'tuning' | 'untouched'

/** The files of a part: those of 2026-11-24, of which there are many, have their own. */
const filesOf = (part: EvaluationPart) =>
  [`questions.${part}.json`, `questions.${part}-2026-11-24.json`].map((name) =>
    join(import.meta.dirname, name),
  )

/**
 * The questions of one part. Code that helps to tune the advisor reads `tuning` alone.
 * @throws StartError that names the file and the field.
 */
export function readEvaluationQuestions(part: EvaluationPart): EvaluationQuestion[] {
  return filesOf(part).flatMap((file) =>
    checkData(file, z.array(EvaluationQuestion), JSON.parse(readFileSync(file, 'utf8'))),
  )
}

/** "Yellow (stripe) rust" → "yellow-stripe-rust": how a question names the problem of a crop. */
export function cropProblemSlug(englishName: string): string {
  return englishName
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
}
