import type { Locator, Page } from '@playwright/test'
import { choose } from '../../e2e/support/form.ts'
import type { Language } from '../../src/shared/kit/language.constants.ts'
import { type PageTexts, pageTextsIn } from './page-texts.ts'

/** What a journey cost a person. */
export interface Effort {
  /** Presses of buttons, links and options; the press into a field before typing is in `fields`. */
  taps: number
  /** Fields that were filled in; an uploaded picture is one. */
  fields: number
  /** One-time passwords that were typed. */
  codes: number
  /** From the first page to the goal, as fast as the browser goes. */
  seconds: number
}

/** The hands of a person on a page, which count what they do. */
export interface JourneyMeter {
  page: Page
  language: Language
  /** The page's words for an English sentence. */
  t: PageTexts
  /** Opens the journey's first page and starts the clock. */
  begin: (address: string) => Promise<void>
  tap: (target: Locator) => Promise<void>
  fill: (field: Locator, text: string) => Promise<void>
  fillCode: (field: Locator, code: string) => Promise<void>
  /** Picks an option of a select by its label: two taps. */
  choose: (label: string, option: string) => Promise<void>
  addPicture: (field: Locator, picture: Buffer) => Promise<void>
  stop: () => Effort
}

/** What is done on the page without the meter is not counted. */
export function startJourneyMeter(page: Page, language: Language): JourneyMeter {
  let start = performance.now()
  const counts = { taps: 0, fields: 0, codes: 0 }
  return {
    page,
    language,
    t: pageTextsIn(language),
    begin: async (address) => {
      await page.addInitScript((value) => localStorage.setItem('language', value), language)
      start = performance.now()
      await page.goto(address)
    },
    tap: async (target) => {
      await target.click()
      counts.taps += 1
    },
    fill: async (field, text) => {
      await field.fill(text)
      counts.fields += 1
    },
    fillCode: async (field, code) => {
      await field.fill(code)
      counts.codes += 1
    },
    choose: async (label, option) => {
      await choose(page, label, option)
      counts.taps += 2
    },
    addPicture: async (field, buffer) => {
      await field.setInputFiles({ name: 'crop.jpg', mimeType: 'image/jpeg', buffer })
      counts.fields += 1
    },
    stop: () => ({ ...counts, seconds: (performance.now() - start) / 1000 }),
  }
}

/** Waits until one of several things is visible, and says which: pages differ between versions. */
export async function whichAppears<Name extends string>(
  targets: Record<Name, Locator>,
): Promise<Name> {
  const names = Object.keys(targets) as Name[]
  return Promise.any(
    names.map(async (name) => {
      await targets[name].first().waitFor({ state: 'visible', timeout: 20_000 })
      return name
    }),
  )
}
