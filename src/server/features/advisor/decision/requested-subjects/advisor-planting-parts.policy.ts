import { currentTime } from '#shared/kit/clock.ts'
import { aspectPassage } from '../../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import type { CropAspect } from '../../understanding/aspects/advisor-aspects.data.ts'
import { textWithoutCrops } from '../../understanding/intents/advisor-opposite-questions.policy.ts'
import { answerFrom } from '../outcome/advisor-candidate.ts'
import type { CropAnswer } from '../outcome/advisor-decision.ts'
import { plantingOperations } from './advisor-crop-operations.data.ts'
import { passagesOn, requestedSubject } from './advisor-requested-subjects.policy.ts'

const when = '(?:kab|kb|kado|kadon|kad|kadhi|kevha|kyare|kahiya|kakhon|when|कब|कधी|केव्हा|कहिया|क्यारे)'
const time =
  '(?:time|times|timing|month|date|dates|season|period|samay|samaya|somoy|tym|waqt|vakt|mahina|mahine|velo|vel|समय|टाइम|महीना|महीने|वक्त|वेळ)'
const deed =
  '(?:sow\\w*|plant|plants|planted|planting|transplant\\w*|grow|growing|grown|laa?g(?!bhag)\\S*|lav(?:a|n)\\S*|lagvad|bo|bon\\S*|boy\\S*|bou|boe|bov\\S*|buw?ai|bowai|buvai|bij(?:ai|na|iye)|bee?jai|rop\\S*|vav\\S*|pern\\S*|perav\\S*|kheti|nursery|narsari|nersari|bichda|bichra|behan|लग\\S*|लाग\\S*|लाव\\S*|बो|बोए|बोये|बोना|बोने|बोनी|बोते|बोई|बुवाई|बुआई|बिजाई|रोप\\S*|पेर\\S*|खेती|नर्सरी|बिचडा|बेहन)'

/** "Kab lagaye", "planting time", "bone ka samay": asks for the time of sowing. */
const asksTime = new RegExp(
  [
    `(?:^| )${when} (?:\\S+ ){0,3}?${deed} `,
    `(?:^| )${deed} (?:\\S+ ){0,3}?${when} `,
    `(?:^| )${deed} (?:\\S+ )?(?:ka |ki |da |di |cha |chi |nu |no |का |की |चा |ची )?(?:sahi |सही |best )?${time} `,
    `(?:^| )${deed} (?:\\S+ ){0,3}?(?:and|aur|और|va|व) ${time} `,
    `(?:^| )(?:beej|bij|बीज) ${when} `,
    `(?:^| )${time} (?:of|for|to|and) (?:\\S+ ){0,3}?${deed} `,
    `(?:^| )(?:which|what|kis|kaunse|kaun se|konse|किस|कौन से|कौनसे) ${time} `,
  ].join('|'),
)
/** "At sowing time", "bone ke samay": tells when something else is done. */
const atThatTime = new RegExp(
  `(?:at|during|before|after) (?:the )?(?:time of )?${deed} (?:${time} )?|${deed} (?:ke|k|के) (?:${time}|baad|bad|pehle|pahle|बाद|पहले) |${deed} ${time} (?:pe|par|me|पर|मे) `,
  'g',
)

/** Beside these "how" asks for something else than the planting. */
const otherDeed =
  '(?:know|tell|sell|stor|control|sav|protect|spray|harvest|bech|badh|bach|pata|pehch|pahch|rakh|khod|kaat|tod|sukha|rok|mar|बेच|बढ|बच|पता|पहच|रख|खोद|काट|तोड|सुखा|रोक|मार)'
const how = new RegExp(
  `(?:^| )(?:how (?!(?:much|many|far|deep|long|old|late|early|soon|close|wide|often|big) )|(?:kaise|kese|kaisey|kivein|kiven|kidda|kase|kasa|kashi|kem|kevi rite|kis tarah|tarika|tareeka|vidhi|method|कैसे|कसे|कशी|किस तरह|तरीका|विधि) )(?!(?:\\S+ ){0,2}?${otherDeed})`,
)

const plantedPart =
  '(?:seeds?|seedrate|beej|bij|biya\\S*|bene|setts?|slips?|suckers?|corms?|rhizomes?|tubers?|bulbs?|cloves?|runners?|kand|gaanth|ganth|gath|cuttings?|kalam|tukd\\S*|tukr\\S*|paudh\\w*|plants|बीज|बिया\\S*|बेणे|कद|गाठ|कलम|टुकड\\S*|पौधे|कलिया|कली)'
const measure =
  '(?:rate|dar|size|weight|wajan|vajan|quantity|matra|amount|number|kitn\\S*|kinn\\S*|ketn\\S*|ketl\\S*|kiti|kata|much|many|दर|मात्रा|कितन\\S*|किती|केतन\\S*|व\\Sन|आकार|साइज)'
/** "Corm size", "kitna beej", "how many slips": asks for what is set into the soil. */
const asksAmount = new RegExp(
  `(?:^| )${plantedPart} (?:\\S+ ){0,3}?${measure} |(?:^| )${measure} (?:\\S+ ){0,2}?${plantedPart} `,
)
/** "Spacing", "gaddha kitna bada": asks how plants are set out. */
const asksSpacing =
  /(?:^| )(?:pits?|gaddh?[aeo]|gadhh?[aeo]|गड्ढा|गड्ढे|spacing|distance|doori|duri|dori|fasla|phasla|antar|antarav|दूरी|अतर|फासला) /
const nursery =
  /(?:^| )(?:nursery|nurseri|nersari|narsari|bichda|bichra|behan|ropvatika|paudhshala|नर्सरी|रोपणी|पौधशाला|बिचडा|बेहन) /

/** What may stand beside planting without being asked for itself. */
const ofPlanting: ReadonlySet<CropAspect> = new Set([
  'sowing',
  'seed',
  'spacing',
  'general',
  'harvest',
])

const isSowing = ({ id }: Passage) => id.endsWith('/sowing')
const isSeed = ({ id }: Passage) => id.endsWith('/seed')
const isOverview = ({ id }: Passage) => id.endsWith('/overview')
const nurserySubject = plantingOperations.find(({ id }) => id === 'nursery')

/** How a crop is set out: its nursery where the question names it, else what the page says of seed and spacing. */
function howToPlant(knowledge: AdvisorKnowledge, crop: string, text: string): readonly Passage[] {
  const ofNursery =
    nursery.test(text) && nurserySubject ? passagesOn(knowledge, nurserySubject, crop) : []
  const seed = aspectPassage(knowledge, crop, 'seed')
  return ofNursery.length > 0 ? ofNursery.slice(0, 1) : seed ? [seed] : []
}

const aspectsBeside = ({ aspects }: Question) => aspects.filter((each) => !ofPlanting.has(each))
/** "Planting time, spacing and fertiliser": one more part of the page is shown; of a longer list the user chooses. */
const maxAspectsBeside = 1

/** Whether an answer leaves open, or tells in part, how and when a crop is planted. */
function isAboutPlanting(act: CropAnswer, question: Question): boolean {
  if (act.kind === 'ask')
    return (
      act.missing === 'aspect' &&
      !question.asksRemedy &&
      question.unknownWords.length === 0 &&
      aspectsBeside(question).length <= maxAspectsBeside
    )
  if (act.kind !== 'passages' || act.passages.some(({ problem }) => problem !== undefined))
    return false
  return (
    isOfSubject(question) ||
    act.passages.every((each) => isSowing(each) || isSeed(each) || isOverview(each))
  )
}

/** "Best variety, sowing time and seed rate": three parts of the page, of which others than the time and the seed are shown. */
const asksForMore = (act: CropAnswer, { strongAspects }: Question): boolean =>
  act.kind === 'passages' &&
  act.passages.every(({ id, problem }) => id.startsWith('calendar/') && problem === undefined) &&
  strongAspects.includes('sowing')

/** Subjects of planting, beside which the time of planting may be asked. */
const besideTime: ReadonlySet<string> = new Set(['maleAndFemale', 'mulching', 'trellis', 'nursery'])
const isOfSubject = (question: Question) => besideTime.has(requestedSubject(question)?.id ?? '')

/** Where the one question of a message may end and the other begin. */
const border = /[,;?!।\n]+|\s+(?:and|also|aur|or|te|ane|aani|tatha|और|तथा|आणि)\s+/iu

/** Whether the time of planting is asked beside another subject: "when are vines planted, and how many males". */
function asksTimeBeside({ parseQuestion }: AdvisorKnowledge, question: Question): boolean {
  const subject = requestedSubject(question)
  return (
    subject !== undefined &&
    question.message.split(border).some((clause) => {
      const text = textWithoutCrops(parseQuestion(clause, question.topic, currentTime()))
      return asksTime.test(text) && !subject.question.test(text)
    })
  )
}

/**
 * Adds the part of a crop's page that is asked beside the one that is shown: when, how, how far apart and how much of what is
 * planted ("kab aur kaise lagaye", "planting time and corm size"). It answers, too, where both would be asked back.
 */
export function addPlantingParts(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer {
  const [crop, second] = question.crops
  if (crop === undefined || second !== undefined || question.problems.length > 0) return act
  const isPlanting = isAboutPlanting(act, question)
  if (!isPlanting && !asksForMore(act, question)) return act
  const sowing = aspectPassage(knowledge, crop, 'sowing')
  const text = textWithoutCrops(question).replace(atThatTime, ' ')
  // The overview tells less of either than the parts do.
  const shown = act.kind === 'passages' ? act.passages.filter((each) => !isOverview(each)) : []
  if (!sowing || !asksTime.test(text)) return act
  const isSubjectShown = shown.some((each) => !isSowing(each)) && isOfSubject(question)
  if (isSubjectShown)
    return shown.some(isSowing) || !asksTimeBeside(knowledge, question) || act.kind !== 'passages'
      ? act
      : { ...act, passages: [...shown, sowing] }
  const asksMaterial = asksAmount.test(text) || asksSpacing.test(text)
  const material = asksMaterial ? aspectPassage(knowledge, crop, 'seed') : undefined
  const asksHow = isPlanting && how.test(text)
  const others = material ? [material] : asksHow ? howToPlant(knowledge, crop, text) : []
  if (others.length === 0 && !shown.some(isSeed)) return act
  const passages = [...new Set([...shown, sowing, ...others])]
  if (act.kind === 'passages') return { ...act, passages }
  const beside = aspectsBeside(question)
  if (beside.length > 0 && !(material && question.strongAspects.includes('sowing'))) return act
  const further = beside.flatMap((aspect) => aspectPassage(knowledge, crop, aspect) ?? [])
  return answerFrom([...new Set([...passages, ...further])])
}
