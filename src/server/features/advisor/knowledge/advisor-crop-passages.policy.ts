import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import { perAcreRange } from '#shared/kit/acres.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { sayFertilisers } from './advisor-fertiliser.policy.ts'
import { both, type Passage } from './advisor-passage.ts'
import { type CalendarData, seasonNames, sowingPassage } from './advisor-sowing-passages.policy.ts'

const range = ({ min, max }: { min: number; max: number }) =>
  min === max ? `${min}` : `${min}–${max}`

const units: Record<string, BothLanguages> = {
  'kg/ha': { en: 'kg per hectare', hi: 'किलो प्रति हेक्टेयर' },
  'g/ha': { en: 'g per hectare', hi: 'ग्राम प्रति हेक्टेयर' },
  't/ha': { en: 't per hectare', hi: 'टन प्रति हेक्टेयर' },
  'plants/ha': { en: 'plants per hectare', hi: 'पौधे प्रति हेक्टेयर' },
  'setts/ha': { en: 'setts per hectare', hi: 'टुकड़े प्रति हेक्टेयर' },
  'q/ha': { en: 'quintals per hectare', hi: 'क्विंटल प्रति हेक्टेयर' },
  'kg/plant': { en: 'kg per plant', hi: 'किलो प्रति पौधा' },
  'nuts/palm': { en: 'nuts per palm', hi: 'फल प्रति पेड़' },
}

/** With the acre's share where it is told by the hectare. */
function amount(value: { min: number; max: number }, unit: string, language: Language): string {
  const told = `${range(value)} ${units[unit]?.[language] ?? unit}`
  if (!unit.endsWith('/ha')) return told
  const acre = range(perAcreRange(value))
  return language === 'hi' ? `${told} (करीब ${acre} प्रति एकड़)` : `${told} (about ${acre} per acre)`
}

const join = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ')

function saySeed({ seedRate, spacing }: CalendarData, language: Language): string {
  const rate = amount(seedRate.amount, seedRate.unit, language)
  const rows = range(spacing.rowCm)
  const plants = spacing.plantCm && range(spacing.plantCm)
  const told =
    language === 'hi'
      ? `बीज/पौध: ${rate}। दूरी: कतार से कतार ${rows} सेमी${plants ? `, पौधे से पौधा ${plants} सेमी` : ''}।`
      : `Seed or plants: ${rate}. Spacing: rows ${rows} cm apart${plants ? `, plants ${plants} cm apart` : ''}.`
  return join([told, seedRate.note?.[language], spacing.note?.[language]])
}

function sayFertiliser({ npk }: CalendarData, language: Language): string {
  const per = npk.per === 'ha' ? 'kg/ha' : 'kg/plant'
  const parts = (
    [
      ['N', npk.n],
      ['P₂O₅', npk.p],
      ['K₂O', npk.k],
    ] as const
  ).map(([name, value]) => `${name} ${value}`)
  const nutrients = `${parts.join(', ')} ${units[per]?.[language]}`
  const dose = sayFertilisers(npk, language)
  return language === 'hi'
    ? `${dose}\nयह ${nutrients} है। ${npk.note.hi}`
    : `${dose}\nThat is ${nutrients}. ${npk.note.en}`
}

function sayHarvest(crop: CalendarData, language: Language): string {
  const days = range(crop.durationDays)
  const expected = amount(crop.yield.amount, crop.yield.unit, language)
  return language === 'hi'
    ? `${days} दिन में तैयार। पैदावार: ${expected}। ${crop.harvest.hi} भंडारण: ${crop.storage.hi}`
    : `Ready in ${days} days. Yield: ${expected}. ${crop.harvest.en} Storage: ${crop.storage.en}`
}

const sayVarieties = ({ varieties }: CalendarData, language: Language) =>
  varieties.map(({ name, note }) => (note ? `${name}: ${note[language]}` : `${name}.`)).join('\n')

function sayOverview(crop: CalendarData, language: Language): string {
  const seasons = [...new Set(crop.windows.map(({ season }) => seasonNames[season][language]))]
  const days = range(crop.durationDays)
  const told =
    language === 'hi'
      ? `${crop.name.hi} (${crop.latinName}): ${seasons.join(', ')}, ${days} दिन में तैयार।`
      : `${crop.name.en} (${crop.latinName}): ${seasons.join(', ')}, ready in ${days} days.`
  return join([told, crop.climate[language], crop.soil[language]])
}

const describeCropProblems = ({ troubles: cropProblems }: CalendarData, language: Language) =>
  cropProblems.map(({ name, signs }) => `${name[language]}: ${signs[language]}`).join('\n')

/** What a crop's aspect is called, by which words people ask for it, and where it belongs. */
interface Aspect {
  id: string
  title: BothLanguages
  words: string
  topics: readonly ChatTopic[]
  say: (crop: CalendarData, language: Language) => string
}

const aspects: readonly Aspect[] = [
  {
    id: 'overview',
    title: { en: 'at a glance', hi: 'एक नज़र में' },
    words: 'grow information',
    topics: ['Crop Selection'],
    say: sayOverview,
  },
  {
    id: 'sowing',
    title: { en: 'when to sow and harvest', hi: 'बुवाई और कटाई का समय' },
    words: 'sowing transplanting planting cultivation time season month date nursery',
    topics: ['Crop Selection', 'Seasonal Tips'],
    say: (crop, language) => sowingPassage(crop).text[language],
  },
  {
    id: 'seed',
    title: { en: 'seed rate and spacing', hi: 'बीज की मात्रा और दूरी' },
    words: 'seed rate quantity per acre spacing distance rows depth',
    topics: ['Crop Selection'],
    say: saySeed,
  },
  {
    id: 'soil',
    title: { en: 'soil and climate', hi: 'मिट्टी और जलवायु' },
    words: 'soil land ph climate temperature suitable',
    topics: ['Soil Health', 'Crop Selection'],
    say: (crop, language) => `${crop.soil[language]} ${crop.climate[language]}`,
  },
  {
    id: 'water',
    title: { en: 'water', hi: 'सिंचाई' },
    words: 'water irrigation number interval first irrigation',
    topics: ['Irrigation'],
    say: (crop, language) => crop.water[language],
  },
  {
    id: 'fertiliser',
    title: { en: 'fertiliser', hi: 'खाद' },
    words: 'fertiliser manure nutrients dose urea dap mop potash nitrogen acre hectare',
    topics: ['Soil Health'],
    say: sayFertiliser,
  },
  {
    id: 'harvest',
    title: { en: 'harvest, yield and storage', hi: 'कटाई, पैदावार और भंडारण' },
    words: 'harvest ready days yield production storage store keep',
    topics: ['Seasonal Tips'],
    say: sayHarvest,
  },
  {
    id: 'varieties',
    title: { en: 'varieties', hi: 'किस्में' },
    words: 'variety varieties hybrid which kind',
    topics: ['Crop Selection'],
    say: sayVarieties,
  },
  {
    id: 'troubles',
    title: { en: 'pests and diseases', hi: 'कीट और रोग' },
    words: 'pests diseases list problem insects',
    topics: ['Pest Control'],
    say: describeCropProblems,
  },
]

const slug = (name: string) =>
  name
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

/** Everything that the calendar knows of a crop, aspect by aspect and trouble by trouble. */
export function cropPassages(crop: CalendarData): Passage[] {
  const page = { title: `KrishiHaat: ${crop.name.en}`, url: `/crop-calendar/${crop.id}` }
  const sources = [
    ...crop.sources.slice(0, 1).map(({ title, url = null }) => ({ title, url })),
    page,
  ]
  const common = { crop: crop.id, sources }
  const told = aspects.map(
    ({ id, title, words, topics, say }): Passage => ({
      ...common,
      id: `calendar/${crop.id}/${id}`,
      topics,
      title: both((language) => `${crop.name[language]}: ${title[language]}`),
      text: both((language) => say(crop, language)),
      words,
      ...(id === 'sowing' && { places: sowingPassage(crop).places ?? [] }),
    }),
  )
  const cropProblems = crop.troubles.map(
    ({ kind, name, signs, remedy }): Passage => ({
      ...common,
      id: `calendar/${crop.id}/${slug(name.en)}`,
      topics: ['Pest Control'],
      title: both((language) => `${crop.name[language]}: ${name[language]}`),
      text: both((language) => `${signs[language]} ${remedy[language]}`),
      words: kind === 'pest' ? 'pest insect control' : 'disease control',
    }),
  )
  return [...told, ...cropProblems]
}
