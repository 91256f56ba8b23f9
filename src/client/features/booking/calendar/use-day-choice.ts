import { useState } from 'react'
import { useSearch } from 'wouter'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { addressCodec, textField } from '#client/ui/list/address-codec.ts'
import { rentalDays } from '#shared/listing/listing.constants.ts'
import {
  countDays,
  type DayChoice,
  isDay,
  lastDay,
  longestFrom,
  withoutTakenDays,
} from './booking-days.policy.ts'

const day = textField((text) => (isDay(text) ? text : ''))
const address = addressCodec({ from: day, to: day })

/**
 * Reads the days from the address; one day without a date when the address has none or wrong ones.
 */
export function readChoice(search: string): DayChoice {
  const { from, to } = address.parse(search)
  const days = from && to ? countDays(from, to) : 0
  if (days < rentalDays.min || days > rentalDays.max) {
    return { from: null, days: rentalDays.min, awaitsEnd: false }
  }
  return { from, days, awaitsEnd: false }
}

/** The query string for a choice, with its question mark; '' without a first day. */
export function writeChoice(choice: DayChoice): string {
  const to = lastDay(choice)
  return choice.from && to ? address.build({ from: choice.from, to }) : ''
}

/** Puts a choice into the address. What else it says stays, and so does the state of its entry in the history. */
function storeChoice(choice: DayChoice): void {
  const { history, location } = window
  const url = new URL(location.href)
  for (const name of ['from', 'to']) url.searchParams.delete(name)
  for (const [name, day] of new URLSearchParams(writeChoice(choice)))
    url.searchParams.set(name, day)
  history.replaceState(history.state, '', url)
}

/**
 * The days the user chooses on an equipment's page, and the days that are free. The address has them too: they
 * are still chosen after a reload, and on the way back from the login.
 */
export function useDayChoice(equipmentId: string) {
  const search = useSearch()
  const [query, setQuery] = useState(() => readChoice(search))
  /** The days of a request without an answer yet: they stay chosen, as it may be this request that takes them. */
  const [unanswered, setUnanswered] = useState<DayChoice | null>(null)
  // Availability changes by the minute, so only the browser loads it.
  const taken = trpc.booking.takenDays.useQuery({ equipmentId }, { enabled: useHydrated() })
  const free = taken.data ? withoutTakenDays(query, taken.data, rentalDays.max) : query
  const choice = unanswered ?? free
  const longest =
    taken.data && choice.from
      ? longestFrom(choice.from, taken.data, rentalDays.max)
      : rentalDays.max
  return {
    choice,
    setChoice: (next: DayChoice) => {
      setUnanswered(null)
      setQuery(next)
      storeChoice(next)
    },
    setUnanswered,
    taken,
    longest: Math.max(longest, unanswered?.days ?? 0),
  }
}

export type DayChoiceControl = ReturnType<typeof useDayChoice>
