import i18next from 'i18next'
import { logFailure } from '#client/platform/network/log.ts'
import type { Language } from '#shared/kit/language.constants.ts'

/** Sentences that only some pages need: the file `<area>.hi.json` beside them, and a chunk of its own. */
export type HindiArea =
  | 'account'
  | 'admin'
  | 'advisor'
  | 'auth'
  | 'blog'
  | 'booking'
  | 'calendar'
  | 'community'
  | 'contact'
  | 'content'
  | 'expert'
  | 'health'
  | 'help'
  | 'landing'
  | 'legal'
  | 'listing-form'
  | 'mandi'
  | 'market'
  | 'message'
  | 'notification'
  | 'order'
  | 'outbox'
  | 'profile'
  | 'reference'
  | 'report'
  | 'resources'
  | 'review'
  | 'second-factor'
  | 'weather'

type Sentences = Record<string, string>

const areaFiles = import.meta.glob<Sentences>(
  ['/src/client/**/*.hi.json', '!/src/client/**/*.base.hi.json'],
  { import: 'default' },
)

/** Of all that was opened or fetched so far: a later switch to Hindi has to bring them. */
const needed = new Set<HindiArea>()
const added = new Set<HindiArea | 'base'>()
/** The language on the screen, or the one that is on its way there. */
let wanted: Language = 'en'

function addSentences(part: HindiArea | 'base', sentences: Sentences) {
  i18next.addResourceBundle('hi', 'translation', sentences)
  added.add(part)
}

async function addBase() {
  if (!added.has('base')) addSentences('base', (await import('./hindi.ts')).hindi)
}

/** A failure only logs: the page is then shown in English. */
async function addArea(area: HindiArea) {
  if (added.has(area)) return
  try {
    const path = Object.keys(areaFiles).find((file) => file.endsWith(`/${area}.hi.json`))
    const load = path && areaFiles[path]
    if (!load) throw new Error(`No file is the area ${area}.`)
    addSentences(area, await load())
  } catch (error) {
    logFailure(`The Hindi of ${area} was not loaded.`, error)
  }
}

/**
 * Loads a language's sentences. Hindi is loaded only for its readers: the sentences of every page and the
 * areas that pages have requested so far.
 * @throws when the sentences of every page cannot be loaded.
 */
export async function prepareLanguage(language: Language): Promise<void> {
  const previous = wanted
  wanted = language
  if (language !== 'hi') return
  try {
    await Promise.all([addBase(), ...[...needed].map(addArea)])
  } catch (error) {
    wanted = previous
    throw error
  }
}

/** Loads a page, or a section of one, in parallel with the Hindi that only such pages need. */
export async function withHindi<Module>(
  load: () => Promise<Module>,
  ...areas: HindiArea[]
): Promise<Module> {
  for (const area of areas) needed.add(area)
  const [module] = await Promise.all([load(), ...(wanted === 'hi' ? areas.map(addArea) : [])])
  return module
}
