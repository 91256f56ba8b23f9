import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatters } from '#client/platform/format/format.ts'
import { languages } from '#shared/kit/language.constants.ts'
import { readTypedDay } from './typed-day.ts'

test.each([
  ['15-04-2026', '2026-04-15'],
  ['15/4/2026', '2026-04-15'],
  ['1.4.2026', '2026-04-01'],
  ['2026-04-15', '2026-04-15'],
  [' 15 Apr 2026 ', '2026-04-15'],
  ['15 april 2026', '2026-04-15'],
  ['15 नव॰ 2026', '2026-11-15'],
  ['१५-०४-२०२६', '2026-04-15'],
])('%s is %s', (typed, day) => {
  expect(readTypedDay(typed)).toBe(day)
})

test.each(['', '15-04-26', '30-02-2026', '15-13-2026', '04-2026', 'yesterday', '15 Foo 2026'])(
  '“%s” is no day',
  (typed) => {
    expect(readTypedDay(typed)).toBeNull()
  },
)

test.each(languages)('every day is read again as it is shown in %s', (language) => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(readTypedDay(formatters(language).date(day))).toBe(day)
    }),
  )
})
