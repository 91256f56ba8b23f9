import { useMemo } from 'react'
import { addressCodec, choiceField, searchField } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { isAgroZone, zonesOfState } from '#shared/calendar/agro-zones.ts'
import { cropGroups, seasons } from '#shared/calendar/calendar.constants.ts'
import { indianStates } from '#shared/kit/places.ts'

export type IndianState = (typeof indianStates)[number]

/** The month of an address that shows all of them. */
export const wholeYear = 'all'

export const findState = (text: string | null | undefined) =>
  indianStates.find((state) => state === text)

/** What is shown when the address says nothing. */
interface CalendarDefaults {
  state: IndianState
  /** 1 to 12. */
  month: number
}

/** What the calendar page shows, as its address holds it; undefined stands for all. */
export function calendarAddress(defaults: CalendarDefaults) {
  const codec = addressCodec({
    state: choiceField(indianStates, defaults.state),
    /** One of the state's zones. */
    zone: {
      initial: undefined as number | undefined,
      parse: (text) => (isAgroZone(Number(text)) ? Number(text) : null),
    },
    /** 1 to 12. */
    month: {
      initial: defaults.month as number | undefined,
      parse: (text) => {
        if (text === wholeYear) return undefined
        return /^([1-9]|1[0-2])$/.test(text) ? Number(text) : null
      },
      serialize: (month) => (month === undefined ? wholeYear : String(month)),
    },
    season: choiceField(seasons, undefined),
    group: choiceField(cropGroups, undefined),
    q: searchField,
  })
  return {
    ...codec,
    parse: (search: string) => {
      const choice = codec.parse(search)
      const isInState = zonesOfState(choice.state).some(({ number }) => number === choice.zone)
      return isInState ? choice : { ...choice, zone: undefined }
    },
  }
}

/** Whose dates a crop's page shows first, as its address holds it. */
export const calendarCropAddress = (defaultState: IndianState) =>
  addressCodec({ state: choiceField(indianStates, defaultState) })

/** The page's choice as its address has it, and the way to another. */
export function useCalendarChoice(defaults: CalendarDefaults) {
  const { state, month } = defaults
  const address = useMemo(() => calendarAddress({ state, month }), [state, month])
  const { state: choice, ...way } = useAddressState(address)
  return { choice, defaults, ...way }
}

export type CalendarControl = ReturnType<typeof useCalendarChoice>
