import type { ChatReply, ChatSource } from '#shared/advisor/advisor.schema.ts'
import type { Season } from '#shared/calendar/calendar.constants.ts'
import { withDosesPerAcre } from '#shared/kit/dose-per-acre.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { Passage, StateText } from '../knowledge/advisor-passage.ts'
import { advisorSentences, sourcesLine } from './advisor-sentences.policy.ts'

const maxPassageLength = 1100

/** Texts of one season that are shown where the state is not known. */
const maxTextsOfSeason = 3

/** The texts for a state and a season, as far as they are known; empty where they are not, or nothing is written for them. */
function textsFor(
  stateTexts: readonly StateText[],
  state: string | null,
  season: Season | null,
): readonly StateText[] {
  const inState = state ? stateTexts.filter(({ states }) => states.includes(state)) : []
  const isOfSeason = (each: StateText) => each.season === season
  if (season === null || !stateTexts.some(isOfSeason)) return inState
  const inBoth = inState.filter(isOfSeason)
  if (state) return inBoth.length > 0 ? inBoth : inState
  return stateTexts.filter(isOfSeason).slice(0, maxTextsOfSeason)
}

/** Shortens a text to `maxLength` characters, at the end of a sentence where possible. */
export function truncateAtSentence(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  const end = Math.max(...['. ', '। ', '.\n', '।\n', '\n'].map((mark) => cut.lastIndexOf(mark)))
  return end > maxLength / 2 ? cut.slice(0, end + 1).trimEnd() : `${cut.trimEnd()}…`
}

/** A passage's text, shortened; where it has texts by state and season, those of the user's state and of the season that is asked for. */
export function passageTextForState(
  { text, stateTexts = [] }: Passage,
  state: string | null,
  language: Language,
  season: Season | null = null,
) {
  const texts = textsFor(stateTexts, state, season)
  const answerText =
    texts.length > 0 ? texts.map((each) => each.text[language]).join('\n') : text[language]
  const isOfOtherSeason =
    season !== null &&
    stateTexts.some((each) => each.season && each.season !== 'perennial') &&
    !texts.some((each) => each.season === season)
  const opening = isOfOtherSeason ? `${advisorSentences.otherSeason[language]}\n` : ''
  return truncateAtSentence(opening + answerText, maxPassageLength)
}

export const passageSources = ({ sources }: Passage): ChatSource[] =>
  sources.map(({ title, url, date = '' }) => ({ title, url, date }))

/** Removes sources with a title that occurs twice. */
export const distinctSources = (sources: readonly ChatSource[]) => [
  ...new Map(sources.map((source) => [source.title, source])).values(),
]

/** An amount of a product to measure out: 2 ml, 0.6 g, 10 किलो, or its strength: 75 WP. */
const dose =
  /\d\s*(?:g|gm|gram|ml|kg|l|litre|%|ppm|ग्राम|मिली|किलो|लीटर)(?![\p{L}\p{M}])|\d\s*(?:WP|EC|SC|SL|SG|WG|WDG|DF|GR|G|FS|WS|ZC|OD|L|CG|SP)(?![\p{L}])/u

/** Ends a clause that stood before a removed one as a sentence. */
const endSentence = (text: string) =>
  text.replace(/;$/, /\p{Script=Devanagari}/u.test(text) ? '।' : '.')

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)

/** What only whoever sprays needs to know: when to repeat and to pick, in which weather, on which crop not. */
const afterSpraying = new RegExp(
  [
    '^(?:and )?(?:repeat|then every|wait|leave the label|stop well before|follow the label|read the label|keep (?:the|to) (?:label|waiting)|change the (?:fungicide|insecticide)|one more)\\b',
    '^(?:pick|cut|dig|harvest|pluck) only\\b',
    '\\b(?:waiting period|days on the label|label days)\\b',
    '^(?:never|not|sulphur|do not (?:spray|repeat|use) (?:sulphur|it|the same))\\b(?!.*\\b(?:eat|feed|wound|bees|flowers?|bloom)\\b)',
    '^(?!.*(?:पंजीकृत|मधुमक्ख)).*(?:लेबल (?:पर लिखे|पढ़ें|का पालन|मानें|जितना|के अनुसार)|तय दिन छोड़|दोहराएँ|दोबारा छिड़कें|एक बार और)',
    '^(?:दवा का लेबल|एक ही दवा|दवा बदल-बदलकर)|(?:दिन|हफ़्ते) बाद(?: ही)? (?:तोड़ें|काटें)|(?:धूप में|से ऊपर)(?: गंधक)? .*(?:न छिड़कें|नहीं|कभी नहीं|जलाता|झुलस)|(?:पर|फूल पर)(?: \\S+)? नहीं।$',
  ].join('|'),
  'i',
)

/** What is done without a product, whatever else the clause says: pulling out sick plants, changing the hybrid. */
const doneByHand =
  /^(?:pull out|uproot|rogue|cut (?:off|out|away)|prune|collect|destroy|bury|burn|rotate|drain)\b|^remove (?:sick|diseased|affected|infected|infested|wilted|dead)\b|^change (?:the )?(?:hybrid|variet)|उखाड़|संकर बदल|(?:रोगी|बीमार|ग्रसित|मुरझाए|सूखी|सूखे) .*(?:जला|काट|हटा|नष्ट|गाड़)/i

/** The parts of a clause with a dose that tell what is done by hand, as a sentence; '' for none. */
function partsDoneByHand(clause: string): string {
  const parts = clause
    .replace(/[.;।]$/, '')
    .split(/,\s+(?:and\s+|और\s+)?/)
    .filter((part) => !dose.test(part) && doneByHand.test(part))
  return parts.length === 0 ? '' : endSentence(`${parts.join(', ')};`)
}

/** A sentence without the clauses that give doses, and without what hangs on them. */
function sentenceWithoutDoses(sentence: string, isAfterDose: boolean): string {
  const clauses = sentence.split(/(?<=;)\s+/)
  let isAfter = isAfterDose
  const left = clauses.flatMap((clause) => {
    const hasDose = dose.test(clause)
    isAfter ||= hasDose
    if (hasDose) return partsDoneByHand(clause) || []
    return isAfter && afterSpraying.test(clause) ? [] : [clause]
  })
  return capitalized(endSentence(left.join(' ')))
}

/** A text without the clauses that give doses and those that only tell how to spray, in whole sentences again; '' when nothing else is left. */
export function withoutDoses(text: string): string {
  const sentences = text.split(/(?<=[.।])\s+/)
  const firstDose = sentences.findIndex((sentence) => dose.test(sentence))
  return sentences
    .map((sentence, index) => sentenceWithoutDoses(sentence, firstDose !== -1 && index > firstDose))
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** A procedure's sentences as numbered lines; a text of one sentence stays as it is. */
export function numberedSteps(text: string): string {
  const steps = text.split(/(?<=[.।])\s+/)
  return steps.length < 2 ? text : steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
}

/** The text of a decision's passage as the reader may see it. */
export function shownPassageText(
  passage: Passage,
  showsDoses: boolean,
  state: string | null,
  language: Language,
  season: Season | null = null,
): string {
  const text = passageTextForState(passage, state, language, season)
  return showsDoses || passage.problem === undefined ? text : withoutDoses(text)
}

/** Problems that take a field within days. */
const fastProblems =
  /late blight|phytophthora (?:\w+ )?blight|soft rot|rhizome rot|quick wilt|koleroga|downy mildew|\bblast\b|armyworm|planthopper|foot rot|azhukal/i
const spreadsFast = ({ problem = '' }: Passage) => fastProblems.test(problem)

/** Joins passages into an answer with its sources. */
export function composePassages(
  passages: readonly Passage[],
  {
    showsDoses,
    state,
    season = null,
  }: { showsDoses: boolean; state: string | null; season?: Season | null },
  language: Language,
): Pick<ChatReply, 'message' | 'sources'> {
  const paragraphs = passages.map((passage) => {
    const shownText = shownPassageText(passage, showsDoses, state, language, season)
    const text = withDosesPerAcre(shownText, language)
    return `${passage.title[language]}\n${passage.isProcedure ? numberedSteps(text) : text}`
  })
  // The list of all crops sown in a month is of little use without the state.
  if (!state && passages[0]?.id.startsWith('month/')) {
    paragraphs.push(advisorSentences.whichState[language])
  }
  if (!showsDoses && passages.some(spreadsFast))
    paragraphs.push(advisorSentences.spreadsFast[language])
  if (!showsDoses) paragraphs.push(advisorSentences.confirmProblem[language])
  const sources = distinctSources(passages.flatMap(passageSources))
  if (sources.length > 0) paragraphs.push(sourcesLine(sources, language))
  return { message: paragraphs.join('\n\n'), sources }
}

/** The signs by which problems are told apart, the first sentence of each; the title of a guide tells its own. */
export function composeSigns(
  passages: readonly Passage[],
  language: Language,
): Pick<ChatReply, 'message' | 'sources'> {
  const signs = passages.map(({ title, text, problem }) => {
    const [first = ''] = withoutDoses(text[language]).split(/(?<=[.।])\s+/)
    return problem === undefined ? title[language] : `${title[language]}: ${first}`
  })
  const sources = distinctSources(passages.flatMap(passageSources))
  return {
    message: [signs.join('\n'), sourcesLine(sources, language)].join('\n\n'),
    sources,
  }
}

export const unknownReply = (language: Language): ChatReply => ({
  message: advisorSentences.unknown[language],
  sources: [],
  isKnown: false,
  writtenBy: 'advisor',
})
