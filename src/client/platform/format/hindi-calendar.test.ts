import './hindi-calendar.ts'
import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { languageData } from './language-data.ts'

test('calendars spell the Hindi months like every other date', () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    dayjs(new Date(2026, index, 15)).locale('hi'),
  )
  expect(months.map((month) => month.format('MMMM'))).toEqual(languageData.hi.months.long)
  expect(months.map((month) => month.format('MMM'))).toEqual(languageData.hi.months.short)
  expect(dayjs().locale()).toBe('en')
})
