import { useLocation, useSearch } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { isAgroZone, zonesOfState } from '#shared/calendar/agro-zones.ts'
import {
  type CropGroup,
  cropGroups,
  type Season,
  seasons,
} from '#shared/calendar/calendar.constants.ts'
import { indianStates } from '#shared/kit/places.ts'

/** What the calendar page shows; all of it stands in the address but the state that is usual. */
export interface CalendarChoice {
  state: (typeof indianStates)[number]
  /** One of the state's zones; undefined for the whole state. */
  zone: number | undefined
  /** 1 to 12; undefined for the whole year. */
  month: number | undefined
  season: Season | undefined
  group: CropGroup | undefined
  q: string
}

const wholeYear = 'all'

export const findState = (text: string | null | undefined) =>
  indianStates.find((state) => state === text)

/** What is shown when the address says nothing. */
interface Usual {
  state: CalendarChoice['state']
  month: number
}

function readMonth(text: string | null, usual: number): number | undefined {
  if (text === wholeYear) return undefined
  const month = Number(text)
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : usual
}

export function readCalendarChoice(search: string, usual: Usual): CalendarChoice {
  const params = new URLSearchParams(search)
  const state = findState(params.get('state')) ?? usual.state
  const zone = Number(params.get('zone'))
  const isInState = zonesOfState(state).some(({ number }) => number === zone)
  return {
    state,
    zone: isAgroZone(zone) && isInState ? zone : undefined,
    month: readMonth(params.get('month'), usual.month),
    season: seasons.find((season) => season === params.get('season')),
    group: cropGroups.find((group) => group === params.get('group')),
    q: cleanSearch(params.get('q') ?? ''),
  }
}

export function calendarHref(choice: CalendarChoice, usual: Usual): string {
  const params = new URLSearchParams()
  const { state, zone, month, season, group, q } = choice
  if (state !== usual.state) params.set('state', state)
  if (zone !== undefined) params.set('zone', String(zone))
  if (month !== usual.month) params.set('month', month === undefined ? wholeYear : String(month))
  if (season !== undefined) params.set('season', season)
  if (group !== undefined) params.set('group', group)
  if (q !== '') params.set('q', q)
  const path = paths.cropCalendar.href()
  return params.size > 0 ? `${path}?${params}` : path
}

/** The page's choice as its address has it, and the way to another. */
export function useCalendarChoice(usual: Usual) {
  const [, navigate] = useLocation()
  const choice = readCalendarChoice(useSearch(), usual)
  /** Starts from the address of that moment: a late search must not undo a month picked meanwhile. */
  const change = (part: Partial<CalendarChoice>, { replace = false } = {}) => {
    const now = readCalendarChoice(window.location.search, usual)
    const next = calendarHref({ ...now, ...part }, usual)
    if (next !== calendarHref(now, usual)) navigate(next, { replace })
  }
  return { choice, change }
}

export type CalendarControl = ReturnType<typeof useCalendarChoice>
