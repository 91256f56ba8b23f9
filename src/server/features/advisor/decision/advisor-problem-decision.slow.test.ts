import { expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'

/** Names that many crops have a problem of, and what the passage about it says. */
const commonNames: readonly [problem: string, wording: RegExp][] = [
  ['leaf spot', /spot|blotch/i],
  ['rust', /rust/i],
  ['root rot', /\brots?\b/i],
  ['smut', /smut/i],
  ['mites', /mite/i],
  ['nematode', /nematode/i],
  ['damping off', /damping/i],
  ['धब्बा रोग', /spot|blotch/i],
  ['उकठा', /wilt/i],
  ['मृदुरोमिल आसिता', /downy/i],
  ['माहू', /aphid/i],
]

/** Every fifth: to read all of these questions takes a minute. */
const someCrops = calendarCrops().filter((_, index) => index % 5 === 0)

test.each(commonNames)(
  'no crop’s "%s" is answered with another of its problems',
  (problem, wording) => {
    const wrong = someCrops.flatMap(({ id, name }) => {
      const isHindi = /\p{Script=Devanagari}/u.test(problem)
      const decision = decideAlone(
        isHindi ? `${name.hi} में ${problem} का इलाज` : `${name.en} ${problem} control`,
      )
      if (decision.kind !== 'passages') return []
      const hasRightPassage = decision.passages.some(
        ({ id: passage, title, text }) =>
          passage.startsWith('guide/') ||
          (passage.startsWith(`calendar/${id}/`) && wording.test(`${title.en} ${text.en}`)),
      )
      return hasRightPassage ? [] : [id]
    })
    expect(wrong).toEqual([])
  },
)
