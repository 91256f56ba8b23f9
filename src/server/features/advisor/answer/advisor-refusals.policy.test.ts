import { expect, test } from 'vitest'
import { kisanCallCentre } from '#shared/advisor/advisor.constants.ts'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { refusalText } from './advisor-refusals.policy.ts'

test.each([
  ['a name beside a crop', 'dose of superkillex 50 EC in wheat', 'superkillex'],
  ['a plant without a page', 'kandola ki kheti kab kare', 'kandola'],
])(
  '%s that the advisor does not know is refused in the language of the answer, with the call centre',
  (_, question, name) => {
    const decision = decideAlone(question)
    if (decision.kind !== 'refuse') throw new Error(`It is answered: ${decision.kind}`)
    const [english, hindi] = [refusalText(decision, 'en'), refusalText(decision, 'hi')]
    for (const text of [english, hindi]) {
      expect(text).toContain(name)
      expect(text).toContain(kisanCallCentre)
    }
    expect(english).not.toMatch(/\p{Script=Devanagari}/u)
    expect(hindi.replaceAll(/"[^"]*"/g, '')).not.toMatch(/[A-Za-z]/)
  },
)
