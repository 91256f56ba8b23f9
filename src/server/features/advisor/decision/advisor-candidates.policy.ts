import { makesNoHoles, tellsOfHoles } from '../classifier/advisor-holes.policy.ts'
import { noGuide, type QuestionReading } from '../classifier/advisor-models.service.ts'
import { aspectPassage } from '../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { isAboutCrops, type Passage } from '../knowledge/advisor-passage.ts'
import { equipmentNames } from '../understanding/advisor-equipment.data.ts'
import type { Question } from '../understanding/advisor-question.ts'
import {
  isColourWord,
  isPlantPart,
  isSignWord,
} from '../understanding/aspects/advisor-aspect-words.policy.ts'
import type { CropAspect } from '../understanding/aspects/advisor-aspects.data.ts'
import { isSignConcept } from '../understanding/words/advisor-concepts.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { maxOffered, problemPassages, unconfirmed } from './advisor-problem-decision.policy.ts'
import { adviceFreeCandidates, serviceCandidates } from './advisor-service-candidates.policy.ts'
import { problemProbability } from './described-problems/advisor-problem-likeness.policy.ts'
import {
  answerFrom,
  askFor,
  type Candidate,
  candidateOfRules,
  isAspectClass,
  likeliest,
  passageCandidate,
} from './outcome/advisor-candidate.ts'
import { problemChoices } from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import { guideFamilies, guideForCrop, isGuideOfFamily } from './page-names/advisor-guides.policy.ts'
import { unknownSubject } from './page-names/advisor-unknown-subjects.policy.ts'

const maxOfKind = 5
/** At most this many crops are answered together. */
const maxCrops = 3

/** The text on an aspect for each of some crops; none where a page lacks it. */
function aspectCandidate(
  knowledge: AdvisorKnowledge,
  crops: readonly string[],
  aspect: CropAspect,
): Candidate[] {
  const passages = crops
    .map((crop) =>
      aspect === 'weeds'
        ? (guideForCrop(knowledge, 'weeds', crop) ?? knowledge.passageById('guide/weeds'))
        : aspectPassage(knowledge, crop, aspect),
    )
    .filter((passage) => passage !== undefined)
  return passages.length > 0 && passages.length === crops.length
    ? [passageCandidate(passages, answerFrom([...new Set(passages)]), false)]
    : []
}

/** The texts on the likely aspects, for all crops of a question, and for the second alone: the first may be no crop at all. */
function aspectCandidates(
  knowledge: AdvisorKnowledge,
  { crops }: Question,
  reading: QuestionReading,
): Candidate[] {
  const [, second] = crops
  return likeliest(reading.class)
    .flatMap(([name]) => (isAspectClass(name) ? [name] : []))
    .slice(0, maxOfKind)
    .flatMap((aspect) => [
      ...aspectCandidate(knowledge, crops.slice(0, maxCrops), aspect),
      ...(second ? aspectCandidate(knowledge, [second], aspect) : []),
    ])
}

/** Minimum probability (0–1) that a question is about a problem before the advisor asks which one. */
const minProblemClassProbability = 0.1

/** The problems of a crop, the likeliest first. */
function likeliestProblems(
  knowledge: AdvisorKnowledge,
  question: Question,
  crop: string,
  reading: QuestionReading,
): Passage[] {
  const hasHoles = tellsOfHoles(question)
  const rankOf = (passage: Passage) =>
    hasHoles && makesNoHoles(passage) ? 0 : problemProbability(passage, reading)
  return problemPassages(knowledge, crop).sort((a, b) => rankOf(b) - rankOf(a))
}

/** At most this many crops are searched for a problem: words of a sign may sound like a crop. */
const maxCropsOfProblem = 2

/** Whether no sign of a problem is told but parts of the plant and colours, which have many causes. */
const tellsColourAtMost = ({ freeTokens, problems }: Question) =>
  problems.length === 0 &&
  freeTokens.every(
    (token) =>
      isPlantPart(token) || isColourWord(token) || !(isSignWord(token) || isSignConcept(token)),
  )

/** Minimum probability (0–1) of a problem that only colours and parts of the plant suggest: "white powder on the leaves". */
const minProbabilityFromColoursAlone = 0.5

const problemCandidates = (
  knowledge: AdvisorKnowledge,
  question: Question,
  reading: QuestionReading,
): Candidate[] =>
  (reading.class.get('problem') ?? 0) < minProblemClassProbability
    ? []
    : question.crops
        .slice(0, maxCropsOfProblem)
        .flatMap((crop) => problemCandidatesOf(knowledge, question, crop, reading))

function problemCandidatesOf(
  knowledge: AdvisorKnowledge,
  question: Question,
  crop: string,
  reading: QuestionReading,
): Candidate[] {
  const ordered = likeliestProblems(knowledge, question, crop, reading)
  if (ordered.length === 0) return []
  const overview = knowledge.passageById(`calendar/${crop}/troubles`)
  const isLikely = (passage: Passage) =>
    problemProbability(passage, reading) > minProbabilityFromColoursAlone
  const questionBack: Candidate = {
    key: 'askProblem',
    kind: 'askProblem',
    act: askFor('problem', {
      crop,
      passages: overview ? [overview] : [],
      unknownProblem: unknownSubject(question),
      choices: problemChoices(ordered),
    }),
    byRules: false,
  }
  const shown = ordered
    .slice(0, maxOfKind)
    .filter((passage) => !(tellsOfHoles(question) && makesNoHoles(passage)))
    .filter((passage) => !tellsColourAtMost(question) || isLikely(passage))
    .map((passage) =>
      passageCandidate(
        [passage],
        unconfirmed([passage], [...new Set([passage, ...ordered])].slice(0, maxOffered)),
        false,
      ),
    )
  return [questionBack, ...shown]
}

/** The guide that is written for the crop of a question, where the guide that was found belongs to a family. */
function guideOfQuestion(knowledge: AdvisorKnowledge, id: string, { crops }: Question) {
  const guide = knowledge.passageById(`guide/${id}`)
  const [crop] = crops
  const family = guideFamilies.find((each) => id === each || id.startsWith(`${each}-`))
  const own = crop && family ? guideForCrop(knowledge, family, crop) : undefined
  const chosen = own ?? guide
  return chosen && isAboutCrops(chosen, crops) ? chosen : undefined
}

/** A leaf is yellow or red for many reasons: no guide to one of them answers that. */
const isDeficiencyGuide = ({ id }: Passage) => id.endsWith('-deficiency')

/** "Which nutrient is missing" asks for them all the same. */
const nutrientWords = createWordSet(
  'nutrient nutrients element elements mineral deficiency deficient tatv tatva poshak तत्व पोषक',
  false,
)

/** "Bathua sowing time" wants to grow what the guides want to kill. */
const asksToGrow = ({ crops, strongAspects, tokens }: Question) =>
  crops.length === 0 && strongAspects.includes('sowing') && tokens.length <= maxWordsOfName
/** In a longer question the sowing says when the weeds stood there. */
const maxWordsOfName = 4

/** "Subsidy on seed" asks for no machine. */
const equipmentWords = createWordSet(
  `machine machines machinery implement implements equipment tiller transplanter seeder drill baler leveller weeder trolley yantra
  yantro auzar मशीन मशीनें यंत्र यंत्रों औज़ार ${Object.values(equipmentNames).flat().join(' ')}`,
  false,
)
const namesNoEquipment = ({ id }: Passage, { tokens }: Question) =>
  id === 'guide/machinery-subsidy' && !tokens.some((token) => equipmentWords.has(token))

function guideCandidates(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: CropAnswer,
  reading: QuestionReading,
): Candidate[] {
  const [ruledPassage] =
    ruled.kind === 'passages' && question.crops.length === 0 ? ruled.passages : []
  const general = ruledPassage && isGuideOfFamily(ruledPassage.id) ? ruledPassage.id : undefined
  const isColourOnly =
    question.hasSigns &&
    tellsColourAtMost(question) &&
    !question.tokens.some((token) => nutrientWords.has(token))
  return (
    likeliest(reading.guide)
      .filter(([id]) => id !== noGuide)
      .slice(0, maxOfKind)
      .flatMap(([id]) => guideOfQuestion(knowledge, id, question) ?? [])
      .filter((guide) => !namesNoEquipment(guide, question))
      .filter((guide) => !(isColourOnly && isDeficiencyGuide(guide)))
      .filter(({ id }) => !(asksToGrow(question) && id.startsWith('guide/weeds')))
      // "Weeds, how to kill them" asks for no guide to the weeds of one crop.
      .filter(({ id }) => !(general !== undefined && id.startsWith(`${general}-`)))
      .map((guide) => passageCandidate([guide], answerFrom([guide]), false))
  )
}

/** Everything that may be answered to a question, each once; where the rules propose it too, in their words. */
export function gatherCandidates(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: CropAnswer,
  reading: QuestionReading,
  home: string,
): Candidate[] {
  const byKey = new Map<string, Candidate>()
  // The rules do not read holes: the problem that they answer or offer first may make none.
  const isRuledOut =
    tellsOfHoles(question) &&
    (ruled.kind === 'passages'
      ? ruled.passages.some(makesNoHoles)
      : ruled.kind === 'ask' && ruled.missing === 'problem' && question.crops.length > 0)
  const proposed = [
    ...(isRuledOut ? [] : [candidateOfRules(ruled)]),
    ...aspectCandidates(knowledge, question, reading),
    ...problemCandidates(knowledge, question, reading),
    ...guideCandidates(knowledge, question, ruled, reading),
    ...serviceCandidates(knowledge, question, reading, home),
    // Where the rules refuse, they say by which name.
    ...adviceFreeCandidates(knowledge, question, reading).filter(
      ({ act }) => act.kind !== 'refuse' || ruled.kind !== 'refuse',
    ),
  ]
  for (const candidate of proposed)
    if (!byKey.has(candidate.key)) byKey.set(candidate.key, candidate)
  return [...byKey.values()]
}
