import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { DaysSheet } from './days-sheet.tsx'
import { useDayChoice } from './use-day-choice.ts'

beforeAll(() => startTranslation())

function Harness() {
  const control = useDayChoice('m1')
  return <DaysSheet control={control} total="₹1,250" onChosen={() => {}} onClose={() => {}} />
}

test('when the machine’s last day has passed meanwhile, there is no button that could do nothing', async () => {
  const days = { first: '2027-01-29', last: '2027-01-28', taken: [] }
  fakeServer({ 'booking.takenDays': () => ({ data: days }) })
  renderInApp(<Harness />)
  expect(await screen.findByText('No more days are available at the moment.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Book Now' })).toBeNull()
})
