import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { useDayChoice } from './use-day-choice.ts'

function Harness() {
  const { choice, setChoice } = useDayChoice('m1')
  const threeDays = { from: '2027-01-05', days: 3, awaitsEnd: false }
  return (
    <>
      <p>{`${choice.from}, ${choice.days}`}</p>
      <button type="button" onClick={() => setChoice(threeDays)}>
        three days
      </button>
      <button type="button" onClick={() => setChoice({ ...threeDays, from: null })}>
        no first day
      </button>
    </>
  )
}

const open = () => {
  fakeServer({})
  renderInApp(<Harness />)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const addressNow = () => window.location.pathname + window.location.search

test('the chosen days are in the address, so that a reload and Back from the login keep them', () => {
  window.history.replaceState(null, '', '/rental/m1?lang=hi')
  const { length } = window.history
  open()
  press('three days')
  expect(addressNow()).toBe('/rental/m1?lang=hi&from=2027-01-05&to=2027-01-07')
  expect(window.history.length).toBe(length)
  cleanup()
  open()
  expect(screen.getByText('2027-01-05, 3')).toBeTruthy()
})

test('without a first day the address has no days', () => {
  window.history.replaceState(null, '', '/rental/m1?from=2027-01-05&to=2027-01-07')
  open()
  press('no first day')
  expect(addressNow()).toBe('/rental/m1')
})

test('the section in the address and what the history knows of the page stay', () => {
  window.history.replaceState({ opened: true }, '', '/rental/m1#location')
  open()
  press('three days')
  expect(addressNow() + window.location.hash).toBe(
    '/rental/m1?from=2027-01-05&to=2027-01-07#location',
  )
  expect(window.history.state).toEqual({ opened: true })
})
