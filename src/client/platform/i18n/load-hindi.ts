import { type Sentences, translation } from '#client/platform/i18n/translation.ts'
import { untilLoaded } from '#client/platform/network/lazy-part.ts'
import { logFailure } from '#client/platform/network/log.ts'
import type { Language } from '#shared/kit/language.constants.ts'

/** The sentences of some pages: the file `<area>.hi.json` beside them, which is a chunk of its own. */
export type HindiArea =
  | 'account'
  | 'activity'
  | 'admin'
  | 'advisor'
  | 'api-key'
  | 'auth'
  | 'blog'
  | 'booking'
  | 'calendar'
  | 'community'
  | 'contact'
  | 'content'
  | 'dashboard'
  | 'dates'
  | 'delivery'
  | 'dictation'
  | 'expert'
  | 'favourite'
  | 'health'
  | 'help'
  | 'integration'
  | 'kind-drawing'
  | 'landing'
  | 'legal'
  | 'listing-form'
  | 'listing-import'
  | 'listing-list'
  | 'mandi'
  | 'map'
  | 'market'
  | 'menu'
  | 'message'
  | 'no-script'
  | 'notification'
  | 'order'
  | 'outbox'
  | 'pictures'
  | 'place'
  | 'profile'
  | 'proposal'
  | 'reference'
  | 'report'
  | 'resources'
  | 'review'
  | 'saved-search'
  | 'second-factor'
  | 'sell'
  | 'table'
  | 'weather'
  | 'webhook'

const areaFiles = import.meta.glob<Sentences>(
  ['/src/client/**/*.hi.json', '!/src/client/**/*.base.hi.json'],
  { import: 'default' },
)

/** The areas of all pages fetched so far: a later switch to Hindi loads them. */
const requestedAreas = new Set<HindiArea>()
const loadedAreas = new Set<HindiArea | 'base'>()
/** The shown language, or the one that is being loaded. */
let targetLanguage: Language = 'en'
/** Whether the shown page brought its own sentences, so that nothing waits for the rest. */
let hasSentSentences = false

function addSentences(area: HindiArea | 'base', sentences: Sentences) {
  translation.addSentences(sentences)
  loadedAreas.add(area)
}

async function addBase() {
  if (!loadedAreas.has('base')) addSentences('base', (await import('./hindi.ts')).hindi)
}

/** A failure is only logged: the page then shows the English sentences. */
async function addArea(area: HindiArea) {
  if (loadedAreas.has(area)) return
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
 * Loads a language's sentences: for Hindi those of every page and of the areas requested so far.
 * English needs none.
 * @throws when the sentences of every page cannot be loaded.
 */
export async function prepareLanguage(language: Language): Promise<void> {
  const previous = targetLanguage
  targetLanguage = language
  if (language !== 'hi') return
  try {
    await Promise.all([addBase(), ...[...requestedAreas].map(addArea)])
  } catch (error) {
    targetLanguage = previous
    throw error
  }
}

/** Starts Hindi with the sentences that the server sent with its page; `loadRestOfHindi` must follow. */
export function startWithSentSentences(sentences: Sentences): void {
  targetLanguage = 'hi'
  hasSentSentences = true
  translation.addSentences(sentences)
}

/** Loads what else is in Hindi, once the page that brought its own sentences is in use. */
export async function loadRestOfHindi(): Promise<void> {
  if (!hasSentSentences) return
  hasSentSentences = false
  await untilLoaded(() => prepareLanguage('hi'))()
}

/** Loads a module and, for users who read Hindi, the Hindi of its areas. */
export async function withHindi<Module>(
  load: () => Promise<Module>,
  ...areas: HindiArea[]
): Promise<Module> {
  for (const area of areas) requestedAreas.add(area)
  const [module] = await Promise.all([
    load(),
    ...(targetLanguage === 'hi' && !hasSentSentences ? [addBase(), ...areas.map(addArea)] : []),
  ])
  return module
}
