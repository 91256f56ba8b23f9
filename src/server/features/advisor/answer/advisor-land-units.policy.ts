import { acresText, type LandUnit, type LandUnitId, landUnits } from '#shared/kit/acres.ts'
import { shareOfAmountText } from '#shared/kit/dose-per-acre.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { ChatQuery, DecidedQuestion } from '../conversation/advisor-query.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import { stateName } from '../knowledge/advisor-sowing-passages.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { countWords, landUnitSpellings } from '../understanding/words/advisor-land-units.data.ts'
import type { Token } from '../understanding/words/advisor-token.policy.ts'
import { stateOf } from './advisor-area.policy.ts'

const unitIds = Object.keys(landUnitSpellings) as LandUnitId[]

const numberOf = (token: Token | undefined): number | null => {
  if (!token) return null
  if (/^\d+(?:\.\d+)?$/.test(token.folded)) return Number(token.folded)
  return countWords[token.folded] ?? null
}

/** A drain is called as a measure of the hills, and 5 per cent is no land: these need a number before them, and no "per". */
const needsNumber: ReadonlySet<LandUnitId> = new Set(['nali', 'cent'])

/** The measure of land that a question names, and how many of it; null for none. */
export function namedLandUnit({ tokens }: Question): { id: LandUnitId; count: number } | null {
  for (const [position, token] of tokens.entries()) {
    const id = unitIds.find((each) => landUnitSpellings[each].test(token.folded))
    const before = tokens[position - 1]
    const count = numberOf(before)
    if (!id || (needsNumber.has(id) && count === null)) continue
    if (id === 'cent' && before?.folded === 'per') continue
    return { id, count: count ?? 1 }
  }
  return null
}

interface NamedAmount {
  name: Record<Language, string>
  /** Per acre. */
  min: number
  max: number
  unit: 'kg' | 'g' | 't'
}

const seedRate =
  /^Seed or plants: ([\d.]+)(?:–([\d.]+))? (kg|g|t) per hectare \(about ([\d.]+)(?:–([\d.]+))? per acre\)/
const acreDose = /^For one acre[^:]*: ([^.]*(?:\.\d[^.]*)*)\./
const fertiliser = /([A-Za-z][A-Za-z ()]*?) ([\d.]+) kg/g
const fertiliserNames: Readonly<Record<string, string>> = {
  urea: 'यूरिया',
  DAP: 'डीएपी',
  'MOP (potash)': 'एमओपी (पोटाश)',
  'single super phosphate': 'सिंगल सुपर फ़ॉस्फ़ेट',
}

/** The one amount per acre of a passage that can be scaled: its seed, or its fertilisers. */
function clearAmounts({ text }: Passage): readonly NamedAmount[] {
  const seed = seedRate.exec(text.en)
  if (seed) {
    const min = Number(seed[4])
    return [
      {
        name: { en: 'seed', hi: 'बीज' },
        min,
        max: Number(seed[5] ?? seed[4]),
        unit: seed[3] as NamedAmount['unit'],
      },
    ]
  }
  const dose = acreDose.exec(text.en)?.[1] ?? ''
  return [...dose.matchAll(fertiliser)].map(([, name = '', amount]) => ({
    name: { en: name.trim(), hi: fertiliserNames[name.trim()] ?? name.trim() },
    min: Number(amount),
    max: Number(amount),
    unit: 'kg',
  }))
}

const givesAmounts = ({ text }: Passage) => /per acre|per hectare|\/ha\b/.test(text.en)
const amountAspects: ReadonlySet<string> = new Set(['seed', 'fertiliser', 'yield', 'spacing'])
const asksAmount = ({ asksHowMuch, asksAmount: asks, strongAspects }: Question) =>
  asksHowMuch || asks || strongAspects.some((aspect) => amountAspects.has(aspect))

const maxSizes = 3

/** The sizes of a measure that is not the same everywhere, that of the asker's state first. */
function sizesText({ sizes }: LandUnit, state: string | null, language: Language): string {
  const isHere = ({ states }: LandUnit['sizes'][number]) => state !== null && states.includes(state)
  const ordered = [...sizes.filter(isHere), ...sizes.filter((size) => !isHere(size))]
  return ordered
    .slice(0, maxSizes)
    .map(({ acres, states }) => {
      const names = states.map((each) => stateName(each, language)).join(', ')
      return language === 'hi'
        ? `${names} में करीब ${acresText(acres)} एकड़`
        : `about ${acresText(acres)} acre in ${names}`
    })
    .join(', ')
}

function fixedText(
  unit: LandUnit,
  count: number,
  passages: readonly Passage[],
  language: Language,
) {
  const [size] = unit.sizes
  const acres = size?.acres ?? 1
  const name = unit.name[language]
  const amounts = passages
    .flatMap(clearAmounts)
    .map(
      (amount) => `${amount.name[language]} ${shareOfAmountText(amount, acres * count, language)}`,
    )
    .join(', ')
  if (language === 'hi')
    return amounts
      ? `1 ${name} = ${acresText(acres)} एकड़। ${count} ${name} के लिए: ${amounts}।`
      : `1 ${name} = ${acresText(acres)} एकड़: प्रति एकड़ मात्रा को ${Math.round(1 / acres)} से भाग दें।`
  return amounts
    ? `1 ${name} is ${acresText(acres)} acre. For ${count} ${name}: ${amounts}.`
    : `1 ${name} is ${acresText(acres)} acre: divide the amount per acre by ${Math.round(1 / acres)}.`
}

/** How the amounts of an answer are scaled to the measure of land that the question names; '' where it names none. */
export function landUnitLine({ question, decision }: DecidedQuestion, query: ChatQuery): string {
  if (decision.kind !== 'passages' || !decision.showsDoses || !asksAmount(question)) return ''
  const named = namedLandUnit(question)
  if (!named || !decision.passages.some(givesAmounts)) return ''
  const unit: LandUnit = landUnits[named.id]
  const { language } = query
  if (unit.sizes.every(({ states }) => states.length === 0))
    return `${fixedText(unit, named.count, decision.passages, language)}\n\n`
  const sizes = sizesText(unit, stateOf(question, query), language)
  const name = unit.name[language]
  return language === 'hi'
    ? `${name} हर जगह बराबर नहीं होता: ${sizes}। नीचे की प्रति एकड़ मात्रा को अपने ${name} के एकड़ से गुणा करें; सही नाप खतौनी या पटवारी से पता चलती है।\n\n`
    : `A ${name} is not the same everywhere: ${sizes}. Multiply the amount per acre below by the acres of yours; your land record has its size.\n\n`
}
