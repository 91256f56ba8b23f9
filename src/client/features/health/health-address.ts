import { useLocation, useSearch } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { withinPage } from '#client/platform/paths/within-page.ts'
import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { type CropProblemKind, cropProblemKinds } from '#shared/calendar/calendar.constants.ts'

/** What the page shows; all of it stands in the address. */
export interface HealthChoice {
  /** A crop of the calendar by its id; '' is all of them. */
  crop: string
  /** What is seen on the plant. */
  q: string
  kind: CropProblemKind | undefined
  /** From 1. */
  page: number
  /** Whose weather is told; '' when nobody said one. */
  city: string
}

const maxCropLength = 60
const maxCityLength = 100

const cleanName = (text: string | null, max: number) =>
  (text ?? '').replaceAll('\0', '').trim().slice(0, max)

export function readHealthChoice(search: string): HealthChoice {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  return {
    crop: cleanName(params.get('crop'), maxCropLength),
    q: cleanSearch(params.get('q') ?? ''),
    kind: cropProblemKinds.find((kind) => kind === params.get('kind')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    city: cleanName(params.get('city'), maxCityLength),
  }
}

export function healthHref({ crop, q, kind, page, city }: HealthChoice): string {
  const params = new URLSearchParams()
  if (crop) params.set('crop', crop)
  if (q) params.set('q', q)
  if (kind) params.set('kind', kind)
  if (page > 1) params.set('page', String(page))
  if (city) params.set('city', city)
  const path = paths.cropHealthTips.href()
  return params.size > 0 ? `${path}?${params}` : path
}

/** The page's choice as its address has it, and the ways to others. */
export function useHealthChoice() {
  const [, navigate] = useLocation()
  const choice = readHealthChoice(useSearch())
  /** Another choice is another list, which begins at its first page. */
  const hrefOf = (part: Partial<HealthChoice>) => healthHref({ ...choice, page: 1, ...part })
  /** Starts from the address of that moment: a late search must not undo a crop picked meanwhile. */
  const change = (part: Partial<HealthChoice>, { replace = false } = {}) => {
    const now = readHealthChoice(window.location.search)
    const next = healthHref({ ...now, page: 1, ...part })
    if (next !== healthHref(now)) navigate(next, { replace, state: withinPage })
  }
  return { choice, hrefOf, change }
}

export type HealthControl = ReturnType<typeof useHealthChoice>
