import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { type HindiArea, withHindi } from '#client/platform/i18n/load-hindi.ts'
import { Head, HiddenHead } from '#client/ui/head.tsx'
import { PageFallback } from './page-fallback.tsx'

const reloadKey = 'reloaded-for-chunk'
const reloadPauseMs = 60_000

export interface PageModule {
  default: ComponentType
  /** The module's own name; the server's build writes it there. */
  moduleName?: string
}

/**
 * After a deploy the old page's chunks are gone: a fresh page knows the new ones. At most once a
 * minute, so that a chunk that is truly broken ends in the error page and not in a loop.
 */
function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(reloadKey))
  if (!navigator.onLine || Date.now() - last < reloadPauseMs) return false
  sessionStorage.setItem(reloadKey, String(Date.now()))
  window.location.reload()
  return true
}

interface PageSource {
  /** The page, once its chunk is there. */
  loaded: ComponentType | null
  /** The page while it is on its way. */
  Late: ComponentType
}

/** Which of the two it is stays as it was at first: a page must not start anew when it is there. */
function LazyContent({ source }: { source: PageSource }) {
  const [Content] = useState(() => source.loaded ?? source.Late)
  return <Content />
}

function PersonalContent({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  return (
    <HiddenHead value={true}>
      {isHydrated ? (
        children
      ) : (
        <>
          <Head title={t('KrishiHaat')} />
          <PageFallback />
        </>
      )}
    </HiddenHead>
  )
}

/**
 * A page in a chunk of its own, and the means to fetch that chunk ahead of time. Once fetched it is
 * rendered at once, without a moment of nothing.
 * @param areas the Hindi that travels with it, for who reads Hindi.
 */
export function lazyPage(
  pattern: string | RegExp,
  loadModule: () => Promise<PageModule>,
  ...areas: HindiArea[]
) {
  const load = async () => {
    const module = await withHindi(loadModule, ...areas)
    source.loaded = module.default
    return module
  }
  const Late = lazy(() =>
    load().catch((error: unknown) => {
      if (reloadOnce()) return new Promise<PageModule>(() => {})
      throw error
    }),
  )
  const source: PageSource = { loaded: null, Late }
  return { pattern, load, element: <LazyContent source={source} /> }
}

/** A page that is one person's alone: the server renders the frame around it, the browser the page. */
export function personalPage(...page: Parameters<typeof lazyPage>) {
  const { element, ...rest } = lazyPage(...page)
  return { ...rest, element: <PersonalContent>{element}</PersonalContent> }
}
