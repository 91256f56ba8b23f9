import { expect, test } from 'vitest'
import { languages } from '#shared/kit/language.constants.ts'
import { monthText } from './month-text.ts'

test('a month is written as the language data writes it', () => {
  for (const language of languages) {
    const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
    const formatter = new Intl.DateTimeFormat(`${language}-IN`, parts)
    for (let month = 0; month < 12; month++) {
      const day = new Date(Date.UTC(2024, month, 28))
      expect(monthText(language, day)).toBe(formatter.format(day))
    }
  }
})
