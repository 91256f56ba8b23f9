import { expect, test } from 'vitest'
import type { CalendarWindow } from '#shared/calendar/calendar.schema.ts'
import { endedSowing } from './ended-sowing.policy.ts'

const window = (from: string, to: string): CalendarWindow => ({
  season: 'rabi',
  zones: [4],
  states: ['Uttar Pradesh'],
  sowing: { from, to },
  harvest: { from: '03-01', to: '03-31' },
  note: '',
})
const early = window('10-10', '11-10')
const later = window('10-20', '11-20')

test.each([
  ['whose last window ended this month', [early, later], 11, '2026-11-30', later],
  ['whose last day is today', [later], 11, '2026-11-20', null],
  [
    'with another window that is still open',
    [early, window('11-15', '12-15')],
    11,
    '2026-11-30',
    null,
  ],
  ['that starts later this month', [window('11-25', '12-20')], 11, '2026-11-02', null],
  [
    'whose window of another month is open',
    [early, window('06-01', '12-31')],
    11,
    '2026-11-30',
    null,
  ],
  [
    'whose window spans the new year',
    [window('12-20', '01-15')],
    1,
    '2027-01-16',
    window('12-20', '01-15'),
  ],
  ['in a month that is not this one', [early], 10, '2026-11-30', null],
  ['over the whole year', [early], undefined, '2026-11-30', null],
  ['without a window in the month', [window('06-01', '07-01')], 11, '2026-11-30', null],
] as const)('the sowing that has ended, of a crop %s', (_name, windows, month, day, ended) => {
  expect(endedSowing(windows, month, day)).toEqual(ended)
})
