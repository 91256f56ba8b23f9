import type { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import { stateNames } from '#server/platform/text/state-names.data.ts'
import { statesWhereGrown } from '#shared/calendar/agro-zones.ts'
import type { Season } from '#shared/calendar/calendar.constants.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { indianStates } from '#shared/kit/places.ts'
import { isSownIn } from '#shared/reference/planting.ts'
import { inBothLanguages, type Passage, type StateText } from './advisor-passage.ts'

export type CalendarData = ReturnType<typeof calendarCrops>[number]
type Window = CalendarData['windows'][number]

export const seasonNames: Record<Season, BothLanguages> = {
  kharif: { en: 'Kharif', hi: 'खरीफ' },
  rabi: { en: 'Rabi', hi: 'रबी' },
  zaid: { en: 'Zaid', hi: 'ज़ायद' },
  perennial: { en: 'Perennial', hi: 'बहुवर्षीय' },
}

/** Sowing windows that are listed when the user's state is not known. */
const maxListedWindows = 3
const maxListedStates = 4

const formats = {
  en: new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat('hi-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
}
const day = (monthDay: string, language: Language) =>
  formats[language].format(new Date(`2024-${monthDay}T00:00:00Z`))

const monthFormats = {
  en: new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat('hi-IN', { month: 'long', timeZone: 'UTC' }),
}
const monthName = (month: number, language: Language) =>
  monthFormats[language].format(Date.UTC(2024, month - 1, 1))

/** The name of a state in a language. */
export const stateName = (state: string, language: Language) =>
  language === 'hi' ? (stateNames[state as keyof typeof stateNames]?.[0] ?? state) : state

function listStates(states: readonly string[], language: Language): string {
  const named = states.slice(0, maxListedStates).map((state) => stateName(state, language))
  const more = states.length - named.length
  if (more <= 0) return named.join(', ')
  return language === 'hi' ? `${named.join(', ')} आदि` : `${named.join(', ')} and ${more} more`
}

function sowingWindowText(window: Window, language: Language): string {
  const { sowing, harvest, note, season } = window
  const name = seasonNames[season][language]
  const where = listStates(statesWhereGrown(window), language)
  const dates = [sowing.from, sowing.to, harvest.from, harvest.to].map((each) =>
    day(each, language),
  )
  const dateText =
    language === 'hi'
      ? `${name} (${where}): बुवाई ${dates[0]} से ${dates[1]}, कटाई ${dates[2]} से ${dates[3]}।`
      : `${name} (${where}): sow ${dates[0]} to ${dates[1]}, harvest ${dates[2]} to ${dates[3]}.`
  return note ? `${dateText} ${note[language]}` : dateText
}

/** When a crop is sown and harvested, for each group of states. */
export function sowingPassage(crop: CalendarData): Pick<Passage, 'text' | 'stateTexts'> {
  const stateTexts = crop.windows.map(
    (window): StateText => ({
      states: statesWhereGrown(window),
      season: window.season,
      text: inBothLanguages((language) => sowingWindowText(window, language)),
    }),
  )
  const listed = stateTexts.slice(0, maxListedWindows)
  return {
    stateTexts,
    text: inBothLanguages((language) => listed.map(({ text }) => text[language]).join('\n')),
  }
}

/** Whether a window includes the month; perennial crops are left out of the months' lists. */
const isSownInMonth = (window: Window, month: number) =>
  window.season !== 'perennial' && isSownIn(window, month)

function monthText(month: number, names: readonly string[], language: Language, state?: string) {
  const when = monthName(month, language)
  if (language === 'hi') {
    const where = state ? `${stateName(state, 'hi')} में` : 'भारत के अलग-अलग भागों में'
    return `${when} में ${where} ये फ़सलें बोई या रोपी जाती हैं: ${names.join(', ')}।`
  }
  return `In ${when} these are sown or planted ${state ? `in ${state}` : 'somewhere in India'}: ${names.join(', ')}.`
}

/** The passage that lists the crops sown in a month, for India and for each state. */
export function monthPassage(month: number, crops: readonly CalendarData[]): Passage {
  const sown = crops.flatMap(({ name, windows }) => {
    const states = windows.filter((each) => isSownInMonth(each, month)).flatMap(statesWhereGrown)
    return states.length > 0 ? [{ name, states }] : []
  })
  const stateTexts = indianStates.flatMap((state): StateText[] => {
    const inState = sown.filter(({ states }) => states.includes(state))
    if (inState.length === 0) return []
    const text = inBothLanguages((language) => {
      const names = inState.map(({ name }) => name[language])
      return monthText(month, names, language, state)
    })
    return [{ states: [state], text }]
  })
  return {
    id: `month/${String(month).padStart(2, '0')}`,
    crop: null,
    topics: ['Seasonal Tips', 'Crop Selection'],
    title: inBothLanguages((language) =>
      language === 'hi'
        ? `${monthName(month, 'hi')} में क्या बोएँ`
        : `What to sow in ${monthName(month, 'en')}`,
    ),
    text: inBothLanguages((language) =>
      monthText(
        month,
        sown.map(({ name }) => name[language]),
        language,
      ),
    ),
    stateTexts,
    words: `sow plant crops month ${monthName(month, 'en')} ${monthName(month, 'hi')} vegetables season`,
    sources: [{ title: 'KrishiHaat crop calendar', url: '/crop-calendar' }],
  }
}
