import { join } from 'node:path'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { referenceCropData } from '#server/features/reference/reference.service.ts'
import { readDataFiles } from '#server/platform/storage/data-files.ts'
import { cropPassages } from './advisor-crop-passages.policy.ts'
import { ChatGuide } from './advisor-guide.ts'
import type { Passage } from './advisor-passage.ts'
import { referencePassages } from './advisor-reference-passages.policy.ts'
import { monthPassage } from './advisor-sowing-passages.policy.ts'

function guidePassage({ id, alsoCalled, source, date, page, ...guide }: ChatGuide): Passage {
  const sources: Passage['sources'][number][] = [
    { title: source.title, url: source.url ?? null, ...(date && { date }) },
  ]
  if (page) sources.unshift({ title: 'KrishiHaat', url: page })
  return { ...guide, id: `guide/${id}`, crop: null, words: alsoCalled.join(', '), sources }
}

/** All passages: general guides, aspects of crops, and months. */
export function gatherPassages(): Passage[] {
  const crops = calendarCrops()
  return [
    ...readDataFiles(join(import.meta.dirname, 'guides'), ChatGuide).map(guidePassage),
    ...crops.flatMap(cropPassages),
    ...referenceCropData().flatMap(referencePassages),
    ...Array.from({ length: 12 }, (_, i) => monthPassage(i + 1, crops)),
  ]
}
