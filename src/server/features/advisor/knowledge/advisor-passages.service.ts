import { join } from 'node:path'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { referenceCropData } from '#server/features/reference/reference.service.ts'
import { readDataFiles } from '#server/platform/storage/data-files.ts'
import type { NamedEntry } from '../understanding/advisor-names.policy.ts'
import { cropPassages } from './advisor-crop-passages.policy.ts'
import { ChatGuide } from './advisor-guide.ts'
import type { Passage } from './advisor-passage.ts'
import { referencePassages } from './advisor-reference-passages.policy.ts'
import { monthPassage } from './advisor-sowing-passages.policy.ts'
import { toolPassages } from './advisor-tool-passages.data.ts'

function guidePassage({ id, alsoCalled, source, date, page, ...guide }: ChatGuide): Passage {
  const sources: Passage['sources'][number][] = [
    { title: source.title, url: source.url ?? null, ...(date && { date }) },
  ]
  if (page) sources.unshift({ title: 'KrishiHaat', url: page })
  return { ...guide, id: `guide/${id}`, crop: null, words: alsoCalled.join(', '), sources }
}

/** All passages: general guides, aspects of crops, months, and look-ups such as prices. */
export function gatherPassages(): Passage[] {
  const crops = calendarCrops()
  return [
    ...readDataFiles(join(import.meta.dirname, 'guides'), ChatGuide).map(guidePassage),
    ...crops.flatMap(cropPassages),
    ...referenceCropData().flatMap(referencePassages),
    ...Array.from({ length: 12 }, (_, i) => monthPassage(i + 1, crops)),
    ...toolPassages,
  ]
}

/** All crops with every name that users call them by. */
export function gatherCropNames(): NamedEntry[] {
  return [...calendarCrops(), ...referenceCropData()].map(({ id, name, alsoCalled }) => {
    // In "Mustard and rapeseed" and "Chilli (mirch)" each half is a name of its own.
    const splitNames = [name.en, name.hi].flatMap((each) => each.split(/[(),/]| and | और /))
    return { id, names: [name.en, name.hi, ...splitNames, ...alsoCalled] }
  })
}
