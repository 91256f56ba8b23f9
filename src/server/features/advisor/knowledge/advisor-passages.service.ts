import { join } from 'node:path'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { referenceCropData } from '#server/features/reference/reference.service.ts'
import type { Steps } from '#server/platform/config/stepwise.ts'
import { dataFileSteps } from '#server/platform/storage/data-files.ts'
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
export function* passageSteps(): Steps<Passage[]> {
  const guides = yield* dataFileSteps(join(import.meta.dirname, 'guides'), ChatGuide)
  const passages = guides.map(guidePassage)
  const crops = calendarCrops()
  for (const crop of crops) {
    passages.push(...cropPassages(crop))
    yield
  }
  passages.push(...referenceCropData().flatMap(referencePassages))
  for (let month = 1; month <= 12; month++) {
    passages.push(monthPassage(month, crops))
    yield
  }
  return passages
}
