import '#client/platform/trpc/zod-settings.ts'
import '#client/platform/theme/styles.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { stopRecordingEarlyInput } from '#client/platform/hydration/early-input.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { loadRestOfHindi } from '#client/platform/i18n/load-hindi.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { isFastConnection } from '#client/platform/network/network-status.ts'
import { finishHydration, startHydration } from '#client/ui/hydrate-later.tsx'
import { App } from './app.tsx'
import { readPageState, readSentSentences, restoreState } from './query/page-state.ts'
import { createQueryClient } from './query/query-client.ts'
import { findPage } from './routing/find-page.ts'

/** The module does not await this: the pages' chunks import the module, so that would be a deadlock. */
async function start(root: HTMLElement) {
  // Hydration starts once the page's code and texts have loaded, so that nothing flickers.
  const page = findPage(window.location.pathname)
  await Promise.all([
    startTranslation(readSentSentences()),
    page
      ?.load()
      .catch((error: unknown) => logFailure('The page was not loaded before hydration.', error)),
  ])

  const state = readPageState()
  const queryClient = createQueryClient()
  restoreState(queryClient, state)

  const app = (
    <StrictMode>
      <App start={{ queryClient, renderedAt: state.renderedAt }} />
    </StrictMode>
  )
  const { dataset } = document.documentElement
  stopRecordingEarlyInput()
  if (root.hasChildNodes() && dataset.otherLanguage === undefined) {
    startHydration()
    hydrateRoot(root, app)
  } else {
    // The server rendered nothing, or another language than this browser's.
    root.replaceChildren()
    createRoot(root).render(app)
    delete dataset.otherLanguage
  }
  void loadRestOfHindi()
  await finishHydration()
  // They are 230 kB. On a slow connection the device's own fonts stay, so that the text does not move when
  // ours arrive.
  if (isFastConnection()) {
    import('#client/platform/theme/load-fonts.ts')
      .then(({ loadFonts }) => loadFonts())
      .catch((error: unknown) => logFailure('The fonts were not loaded.', error))
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
