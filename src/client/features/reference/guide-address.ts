import { useLocation, useSearch } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { withinPage } from '#client/platform/paths/within-page.ts'
import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { defaultZone, hardinessZones } from '#shared/reference/reference.constants.ts'

export const guideTabs = ['database', 'calculator'] as const
export type GuideTab = (typeof guideTabs)[number]

/** What is chosen on the page; all of it stands in the address. */
export interface GuideChoice {
  tab: GuideTab
  /** A crop's id; "" before one is picked. */
  crop: string
  zone: string
  q: string
}

/** Every zone that the USDA knows; ours are some of them. */
const isUsdaZone = (text: string) => /^([1-9]|1[0-3])[ab]$/.test(text)

export function readGuideChoice(path: string, search: string): GuideChoice {
  const params = new URLSearchParams(search)
  const zone = params.get('zone') ?? ''
  return {
    tab: path.startsWith(paths.planting.href()) ? 'calculator' : 'database',
    crop: params.get('crop') ?? '',
    zone: isUsdaZone(zone) ? zone : defaultZone,
    q: cleanSearch(params.get('q') ?? ''),
  }
}

export function guideHref({ tab, crop, zone, q }: GuideChoice): string {
  const params = new URLSearchParams()
  if (crop !== '') params.set('crop', crop)
  if (zone !== defaultZone) params.set('zone', zone)
  if (q !== '' && tab === 'database') params.set('q', q)
  const path = tab === 'calculator' ? paths.planting.href() : paths.cropDatabase.href()
  return params.size > 0 ? `${path}?${params}` : path
}

/** The zones to choose from: ours, and the one in the address if it is another. */
export const zonesToChoose = (zone: string): string[] =>
  (hardinessZones as readonly string[]).includes(zone)
    ? [...hardinessZones]
    : [...hardinessZones, zone]

/** The page's choice as its address has it, and the way to another. */
export function useGuideChoice() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const choice = readGuideChoice(path, search)
  /** Starts from the address of that moment: a late search must not undo a crop picked meanwhile. */
  const change = (part: Partial<GuideChoice>, { replace = false } = {}) => {
    const now = readGuideChoice(window.location.pathname, window.location.search)
    const next = guideHref({ ...now, ...part })
    if (next !== guideHref(now)) navigate(next, { replace, state: withinPage })
  }
  return { choice, change }
}

export type GuideControl = ReturnType<typeof useGuideChoice>
