import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import { perAcreRange } from '#shared/kit/acres.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { fertiliserDoseText } from './advisor-fertiliser.policy.ts'
import { inBothLanguages, type Passage } from './advisor-passage.ts'
import { type CalendarData, seasonNames, sowingPassage } from './advisor-sowing-passages.policy.ts'

const rangeText = ({ min, max }: { min: number; max: number }) =>
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

/** An amount with its unit; an amount per hectare is also given per acre. */
function amountText(value: { min: number; max: number }, unit: string, language: Language): string {
  const text = `${rangeText(value)} ${units[unit]?.[language] ?? unit}`
  if (!unit.endsWith('/ha')) return text
  const acre = rangeText(perAcreRange(value))
  return language === 'hi' ? `${text} (करीब ${acre} प्रति एकड़)` : `${text} (about ${acre} per acre)`
}

const joinSentences = (sentences: readonly (string | undefined)[]) =>
  sentences.filter(Boolean).join(' ')

function seedRateSentence({ seedRate }: CalendarData, language: Language): string | undefined {
  if (!seedRate) return undefined
  const rate = amountText(seedRate.amount, seedRate.unit, language)
  return language === 'hi' ? `बीज/पौध: ${rate}।` : `Seed or plants: ${rate}.`
}

function spacingSentence({ spacing }: CalendarData, language: Language): string | undefined {
  if (!spacing) return undefined
  const rows = rangeText(spacing.rowCm)
  const plants = spacing.plantCm && rangeText(spacing.plantCm)
  return language === 'hi'
    ? `दूरी: कतार से कतार ${rows} सेमी${plants ? `, पौधे से पौधा ${plants} सेमी` : ''}।`
    : `Spacing: rows ${rows} cm apart${plants ? `, plants ${plants} cm apart` : ''}.`
}

const seedText = (crop: CalendarData, language: Language) =>
  joinSentences([
    seedRateSentence(crop, language),
    spacingSentence(crop, language),
    crop.seedRate?.note?.[language],
    crop.spacing?.note?.[language],
  ])

function fertiliserText({ npk }: CalendarData, language: Language): string {
  if (!npk) return ''
  const per = npk.per === 'ha' ? 'kg/ha' : 'kg/plant'
  const amounts = (
    [
      ['N', npk.n],
      ['P₂O₅', npk.p],
      ['K₂O', npk.k],
    ] as const
  ).map(([name, value]) => `${name} ${value}`)
  const nutrients = `${amounts.join(', ')} ${units[per]?.[language]}`
  const dose = fertiliserDoseText(npk, language)
  return language === 'hi'
    ? `${dose}\nयह ${nutrients} है। ${npk.note.hi}`
    : `${dose}\nThat is ${nutrients}. ${npk.note.en}`
}

const daysInYear = 365
/** A first harvest that comes later is told in years. */
const longestInDays = 720

/** When a crop is ready: in days, or in half and whole years for what bears only after years. */
function durationText({ durationDays }: CalendarData, language: Language): string | undefined {
  if (!durationDays) return undefined
  const { min, max } = durationDays
  if (max <= longestInDays) {
    const days = rangeText(durationDays)
    return language === 'hi' ? `${days} दिन में तैयार` : `ready in ${days} days`
  }
  const halfYears = (days: number) => Math.round((days / daysInYear) * 2) / 2
  const years = rangeText({ min: halfYears(min), max: halfYears(max) })
  return language === 'hi' ? `पहली उपज ${years} साल में` : `first harvest after ${years} years`
}

function durationSentence(crop: CalendarData, language: Language): string | undefined {
  const text = durationText(crop, language)
  if (!text) return undefined
  return language === 'hi' ? `${text}।` : `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

function yieldSentence(crop: CalendarData, language: Language): string | undefined {
  if (!crop.yield) return undefined
  const expected = amountText(crop.yield.amount, crop.yield.unit, language)
  return language === 'hi' ? `पैदावार: ${expected}।` : `Yield: ${expected}.`
}

function harvestText(crop: CalendarData, language: Language): string {
  const storageLabel = language === 'hi' ? 'भंडारण' : 'Storage'
  const sentences = [
    yieldSentence(crop, language),
    crop.harvest?.[language],
    crop.storage && `${storageLabel}: ${crop.storage[language]}`,
  ]
  // The overview also gives the days; they alone do not make a passage about the harvest.
  return sentences.some(Boolean)
    ? joinSentences([durationSentence(crop, language), ...sentences])
    : ''
}

const varietiesText = ({ varieties }: CalendarData, language: Language) =>
  varieties.map(({ name, note }) => (note ? `${name}: ${note[language]}` : `${name}.`)).join('\n')

function overviewText(crop: CalendarData, language: Language): string {
  const seasons = [...new Set(crop.windows.map(({ season }) => seasonNames[season][language]))]
  const duration = durationText(crop, language)
  const facts = duration ? [...seasons, duration] : seasons
  const end = language === 'hi' ? '।' : '.'
  const text = `${crop.name[language]} (${crop.latinName}): ${facts.join(', ')}${end}`
  return joinSentences([text, crop.climate?.[language], crop.soil?.[language]])
}

const cropProblemsText = ({ troubles: cropProblems }: CalendarData, language: Language) =>
  cropProblems.map(({ name, signs }) => `${name[language]}: ${signs[language]}`).join('\n')

/** One aspect of a crop, such as its water; each becomes a passage. */
interface Aspect {
  id: string
  title: BothLanguages
  /** Words under which users search for it. */
  words: string
  topics: readonly ChatTopic[]
  /** Empty when the crop's data lack the aspect; then there is no passage. */
  text: (crop: CalendarData, language: Language) => string
}

const aspects: readonly Aspect[] = [
  {
    id: 'overview',
    title: { en: 'at a glance', hi: 'एक नज़र में' },
    words: 'grow information',
    topics: ['Crop Selection'],
    text: overviewText,
  },
  {
    id: 'sowing',
    title: { en: 'when to sow and harvest', hi: 'बुवाई और कटाई का समय' },
    words: 'sowing transplanting planting cultivation time season month date nursery',
    topics: ['Crop Selection', 'Seasonal Tips'],
    text: (crop, language) => sowingPassage(crop).text[language],
  },
  {
    id: 'seed',
    title: { en: 'seed rate and spacing', hi: 'बीज की मात्रा और दूरी' },
    words: 'seed rate quantity per acre spacing distance rows depth',
    topics: ['Crop Selection'],
    text: seedText,
  },
  {
    id: 'soil',
    title: { en: 'soil and climate', hi: 'मिट्टी और जलवायु' },
    words: 'soil land ph climate temperature suitable',
    topics: ['Soil Health', 'Crop Selection'],
    text: (crop, language) => joinSentences([crop.soil?.[language], crop.climate?.[language]]),
  },
  {
    id: 'water',
    title: { en: 'water', hi: 'सिंचाई' },
    words: 'water irrigation number interval first irrigation',
    topics: ['Irrigation'],
    text: (crop, language) => crop.water?.[language] ?? '',
  },
  {
    id: 'fertiliser',
    title: { en: 'fertiliser', hi: 'खाद' },
    words: 'fertiliser manure nutrients dose urea dap mop potash nitrogen acre hectare',
    topics: ['Soil Health'],
    text: fertiliserText,
  },
  {
    id: 'harvest',
    title: { en: 'harvest, yield and storage', hi: 'कटाई, पैदावार और भंडारण' },
    words: 'harvest ready days yield production storage store keep',
    topics: ['Seasonal Tips'],
    text: harvestText,
  },
  {
    id: 'varieties',
    title: { en: 'varieties', hi: 'किस्में' },
    words: 'variety varieties hybrid which kind',
    topics: ['Crop Selection'],
    text: varietiesText,
  },
  {
    id: 'troubles',
    title: { en: 'pests and diseases', hi: 'कीट और रोग' },
    words: 'pests diseases list problem insects',
    topics: ['Pest Control'],
    text: cropProblemsText,
  },
]

const toSlug = (name: string) =>
  name
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

/** All passages about a crop of the calendar: one for each known aspect, one for each pest and disease. */
export function cropPassages(crop: CalendarData): Passage[] {
  const page = { title: `KrishiHaat: ${crop.name.en}`, url: `/crop-calendar/${crop.id}` }
  const sources = [
    ...crop.sources.slice(0, 1).map(({ title, url = null }) => ({ title, url })),
    page,
  ]
  const common = { crop: crop.id, sources }
  const aspectPassages = aspects
    .map(
      ({ id, title, words, topics, text }): Passage => ({
        ...common,
        id: `calendar/${crop.id}/${id}`,
        topics,
        title: inBothLanguages((language) => `${crop.name[language]}: ${title[language]}`),
        text: inBothLanguages((language) => text(crop, language)),
        words,
        ...(id === 'sowing' && { stateTexts: sowingPassage(crop).stateTexts ?? [] }),
      }),
    )
    .filter(({ text }) => text.en !== '')
  const problemPassages = crop.troubles.map(
    ({ kind, name, signs, remedy }): Passage => ({
      ...common,
      id: `calendar/${crop.id}/${toSlug(name.en)}`,
      problem: name.en,
      topics: ['Pest Control'],
      title: inBothLanguages((language) => `${crop.name[language]}: ${name[language]}`),
      text: inBothLanguages((language) => `${signs[language]} ${remedy[language]}`),
      words: kind === 'pest' ? 'pest insect control' : 'disease control',
    }),
  )
  return [...aspectPassages, ...problemPassages]
}
