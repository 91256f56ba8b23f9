import { useLocation, useSearch } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { withinPage } from '#client/platform/paths/within-page.ts'
import { addressCodec, findValue, searchField, textField } from '#client/ui/list/address-codec.ts'
import { defaultZone, hardinessZones } from '#shared/reference/reference.constants.ts'

export const guideTabs = ['database', 'calculator'] as const
export type GuideTab = (typeof guideTabs)[number]

/** Every USDA zone; our zones are some of them. */
const isUsdaZone = (text: string) => /^([1-9]|1[0-3])[ab]$/.test(text)

const address = addressCodec({
  /** A crop's id; '' before one is picked. */
  crop: textField(),
  zone: { ...textField(), initial: defaultZone, parse: (text) => (isUsdaZone(text) ? text : null) },
  q: searchField,
})

/** What is chosen on the page: the tab by the path, the rest by the query. */
export type GuideChoice = typeof address.initial & { tab: GuideTab }

export const readGuideChoice = (path: string, search: string): GuideChoice => ({
  ...address.parse(search),
  tab: path.startsWith(paths.planting.href()) ? 'calculator' : 'database',
})

export function guideHref({ tab, ...choice }: GuideChoice): string {
  if (tab === 'database') return paths.cropDatabase.href() + address.build(choice)
  return paths.planting.href() + address.build({ ...choice, q: '' })
}

/** The zones to choose from: ours, and the one in the address if it is another. */
export const zonesToChoose = (zone: string): string[] =>
  findValue(hardinessZones, zone) ? [...hardinessZones] : [...hardinessZones, zone]

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
