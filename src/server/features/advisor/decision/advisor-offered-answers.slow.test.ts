import { expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { aspectChoices } from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'

const languages = ['en', 'hi'] as const

/** The button for pests and diseases asks which one. */
const isAnsweredFromPage = (decision: CropAnswer, crop: string) =>
  decision.kind === 'ask'
    ? decision.missing === 'problem' && decision.crop === crop
    : decision.kind === 'passages' &&
      decision.passages.every(({ id }) => id.startsWith(`calendar/${crop}/`))

test.each([
  ['usual aspects', []],
  ['aspects that may be meant', ['harvest', 'storage', 'yield', 'duration', 'soil', 'climate']],
] as const)('every button for the %s of a crop gets an answer from its page', (_, likely) => {
  const unanswered = calendarCrops().flatMap(({ id }) =>
    aspectChoices(advisorKnowledge(), id, likely)
      .flatMap((choice) => languages.map((language) => choice[language].message))
      .filter((message) => !isAnsweredFromPage(decideAlone(message), id)),
  )
  expect(unanswered).toEqual([])
})
