import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkData } from '#server/platform/storage/data-files.ts'
import { ConfidenceModel } from './advisor-confidence.policy.ts'

let known: ConfidenceModel | undefined

/** The committed weights of the candidates' features. @throws StartError when their file does not fit its schema. */
export function readConfidence(): ConfidenceModel {
  const file = join(import.meta.dirname, 'advisor-confidence-weights.json')
  known ??= checkData(file, ConfidenceModel, JSON.parse(readFileSync(file, 'utf8')))
  return known
}
