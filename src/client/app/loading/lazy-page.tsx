import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { type HindiArea, withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CodeNotLoaded } from '#client/platform/network/lazy-part.ts'
import { Head, HiddenHead } from '#client/ui/head.tsx'
import { CodeHint } from '#client/ui/without-code/code-hint.tsx'
import { PageFallback } from './page-fallback.tsx'
import { reloadForCode } from './reload-for-code.ts'

export interface PageModule {
  default: ComponentType
  /** The module's path, added by the server's build (scripts/vite/name-modules.ts). */
  moduleName?: string
}

interface PageSource {
  /** The page, once its chunk has loaded. */
  loaded: ComponentType | null
  /** Suspends until the chunk has loaded, then renders the page. */
  Late: ComponentType
}

/** Stays with its first choice: switching to `loaded` later would mount the page a second time. */
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
          <CodeHint reason="page" />
          <PageFallback />
        </>
      )}
    </HiddenHead>
  )
}

/** An address of the app, or another pattern for the router. */
interface PageAddress {
  pattern: string | RegExp
}

export interface PageRoute {
  pattern: string | RegExp
  /** Fetches the page's chunk ahead of time. */
  load: () => Promise<PageModule>
  element: ReactNode
  /** One user's own page, which the server renders empty. */
  isPersonal?: boolean
}

/**
 * A page in a chunk of its own, at one address or several. Once its chunk is there it renders
 * without a fallback in between.
 * @param areas the Hindi texts that users who read Hindi load with it.
 * @returns a route for each address.
 */
export function lazyPage(
  addresses: PageAddress | PageAddress[],
  loadModule: () => Promise<PageModule>,
  ...areas: HindiArea[]
): PageRoute[] {
  const load = async () => {
    const module = await withHindi(loadModule, ...areas)
    source.loaded = module.default
    return module
  }
  // After a deploy the chunks that the open page knows are gone, and the new page knows others.
  const Late = lazy(() =>
    load().catch(async (cause: unknown) => {
      if (await reloadForCode()) return new Promise<PageModule>(() => {})
      throw new CodeNotLoaded(cause)
    }),
  )
  const source: PageSource = { loaded: null, Late }
  const element = <LazyContent source={source} />
  return [addresses].flat().map(({ pattern }) => ({ pattern, load, element }))
}

/** A page of one user's own data: the server renders the frame around it, the browser the page. */
export const personalPage = (...page: Parameters<typeof lazyPage>): PageRoute[] =>
  lazyPage(...page).map(({ element, ...route }) => ({
    ...route,
    isPersonal: true,
    element: <PersonalContent>{element}</PersonalContent>,
  }))
