import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { DecidedQuestion } from '../conversation/advisor-query.ts'
import { guideIdOfPesticideWarning } from '../danger/advisor-pesticide-warning.policy.ts'
import { cropName } from '../decision/outcome/advisor-choices.policy.ts'
import type { Decision } from '../decision/outcome/advisor-decision.ts'
import { guideFamilies } from '../decision/page-names/advisor-guides.policy.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { Question } from '../understanding/advisor-question.ts'
import {
  tellsOfMistakenSpray,
  tellsOfSprayInjury,
} from '../understanding/advisor-spray-injury.policy.ts'
import { asksForFodder } from '../understanding/intents/advisor-fodder.policy.ts'
import { tellsOfMistake } from '../understanding/intents/advisor-opposite-questions.policy.ts'

const groupOf = (crop: string) => calendarCrops().find(({ id }) => id === crop)?.group ?? ''

const brokenByBroadleafKillers: ReadonlySet<string> = new Set([
  'Pulses',
  'Oilseeds',
  'Fibre crops',
  'Vegetables',
])
/** Groups whose crops every spray reaches: between trees and bushes it need not. */
const sownInFields: ReadonlySet<string> = new Set([
  ...brokenByBroadleafKillers,
  'Cereals',
  'Spices',
  'Sugar crops',
  'Fodder crops',
  'Flowers',
])

interface Killer {
  substance: string
  groups: ReadonlySet<string>
  en: (crop: string) => string
  hi: (crop: string) => string
}

/** Herbicides that kill the crops of some groups. Source: the guides to weeds. */
const killers: readonly Killer[] = [
  {
    substance: 'two-four-d',
    groups: brokenByBroadleafKillers,
    en: (crop) => `No: never spray 2,4-D on ${crop}. It kills or cripples the crop.`,
    hi: (crop) => `नहीं: ${crop} पर 2,4-D कभी न छिड़कें। इससे फ़सल मर जाती है या बिगड़ जाती है।`,
  },
  {
    substance: 'glyphosate',
    groups: sownInFields,
    en: (crop) =>
      `No, not on standing ${crop}: glyphosate (Roundup) kills every green plant, the crop too, and by a central order of October 2022 only pest control operators may apply it.`,
    hi: (crop) =>
      `नहीं, ${crop} की खड़ी फ़सल में नहीं: ग्लाइफोसेट (राउंडअप) हर हरे पौधे को मारता है, फ़सल को भी, और अक्टूबर 2022 के केंद्रीय आदेश से इसे केवल पेस्ट कंट्रोल ऑपरेटर छिड़क सकते हैं।`,
  },
]

/** The herbicides of a question that kill its first crop. */
function killersOf({ question, decision }: DecidedQuestion): readonly Killer[] {
  const [crop] = question.crops
  if (crop === undefined || guideIdOfPesticideWarning(question) !== undefined) return []
  if (tellsWhatWasDone(question)) return []
  const isAboutCrop =
    decision.kind === 'ask' ||
    (decision.kind === 'refuse' && decision.reason !== 'harm') ||
    (decision.kind === 'passages' && decision.passages.every(isAboutGrowing))
  if (!isAboutCrop) return []
  const group = groupOf(crop)
  return killers.filter(
    ({ substance, groups }) => question.substances.includes(substance) && groups.has(group),
  )
}

/** Who has sprayed by mistake, or was harmed by a neighbour, asks for no leave. */
const tellsWhatWasDone = (question: Question) =>
  tellsOfSprayInjury(question) || tellsOfMistakenSpray(question) || tellsOfMistake(question)

/** Not about a crop that a spray has hurt, nor about spraying safely. */
const isAboutGrowing = ({ id, crop }: Passage) =>
  crop !== null || guideFamilies.some((family) => id.startsWith(`guide/${family}`))

/** The substances of which the answer has said that they kill the crop. */
export const killingSubstances = (decided: DecidedQuestion): readonly string[] =>
  killersOf(decided).map(({ substance }) => substance)

/** Says that a herbicide of the question kills its crop; '' where none does. */
export function killingHerbicideLine(decided: DecidedQuestion, language: Language): string {
  const [crop = ''] = decided.question.crops
  return killersOf(decided)
    .map((killer) => `${killer[language](cropName(crop, language))}\n\n`)
    .join('')
}

const fodderWords = /fodder|forage|silage|चारा|चारे/i
/** The parts of a page that are not the same for grain and for fodder. */
const differsForFodder =
  /\/(?:seed|spacing|sowing|fertiliser|varieties|harvest|yield|duration|overview|growing|care|basics)$/

const isSilentOnFodder = ({ passages }: Extract<Decision, { kind: 'passages' }>) =>
  passages.some(({ id, crop }) => crop !== null && differsForFodder.test(id)) &&
  !passages.some(({ text }) => fodderWords.test(text.en) || fodderWords.test(text.hi))

/** Says that a page tells of the crop's grain or vegetable where it is wanted for fodder; '' elsewhere. */
export function fodderLine({ question, decision }: DecidedQuestion, language: Language): string {
  const [crop] = question.crops
  if (crop === undefined || decision.kind !== 'passages') return ''
  if (groupOf(crop) === 'Fodder crops' || !isSilentOnFodder(decision) || !asksForFodder(question))
    return ''
  const name = cropName(crop, language)
  return language === 'hi'
    ? `चारे के लिए ${name} की मात्रा और समय अलग होते हैं; उनके बारे में मेरे पन्ने में कुछ नहीं लिखा है। दाने या सब्ज़ी के लिए यह लिखा है:\n\n`
    : `For fodder, the amounts and times of ${name} are different, and my page says nothing about them. For grain or vegetable it says:\n\n`
}

/** What goes with nothing else into the tank. Source: the guide to mixing. */
const neverMixed =
  /^(?:copper-oxychloride|bordeaux|glyphosate|paraquat|two-four-d|atrazine|pendimethalin|metribuzin|sulfosulfuron|clodinafop|pretilachlor|butachlor|bispyribac|imazethapyr|quizalofop|oxyfluorfen|tembotrione|metsulfuron|topramezone|halosulfuron|propaquizafop|fenoxaprop|pinoxaden|metamifop|cyhalofop|zinc-phosphide|aluminium-phosphide)$/
const livingAgents = /^(?:trichoderma|pseudomonas|beauveria|metarhizium|bt)$/
const chemicalFungicides =
  /^(?:mancozeb|carbendazim|propiconazole|tebuconazole|hexaconazole|difenoconazole|azoxystrobin|tricyclazole|metalaxyl|cymoxanil|chlorothalonil|thiram|captan|wettable-sulphur|validamycin|carboxin|thiophanate-methyl|saaf|propineb|cabrio-top|nativo|ridomil|curzate|isoprothiolane|dimethomorph|fosetyl)$/

/** Yes or no where two pesticides are named and the guide to mixing answers; '' elsewhere. */
export function mixingLine({ question, decision }: DecidedQuestion, language: Language): string {
  if (decision.kind !== 'passages' || decision.passages[0]?.id !== 'guide/tank-mix') return ''
  const named = question.substances.filter((id) => question.pesticideIds.has(id))
  if (named.length !== 2) return ''
  const isNever =
    named.some((id) => neverMixed.test(id)) ||
    (named.some((id) => livingAgents.test(id)) && named.some((id) => chemicalFungicides.test(id)))
  if (isNever)
    return language === 'hi'
      ? 'नहीं, इन दोनों को एक टंकी में न मिलाएँ: अलग-अलग छिड़कें।\n\n'
      : 'No, do not put these two into one tank: spray them separately.\n\n'
  return language === 'hi'
    ? 'तभी, जब दोनों के लेबल पर मिलाने की मनाही न हो और बोतल की जाँच में घोल न फटे; इसी जोड़ी के बारे में मेरे पन्ने में अलग से नहीं लिखा है। शक हो तो अलग-अलग छिड़कें।\n\n'
    : 'Only if the labels of both allow it and the two stay smooth in a jar; my page does not name this very pair. In doubt spray them separately.\n\n'
}
