import type { Passage } from '../../knowledge/advisor-passage.ts'
import { type CropAspect, cropAspects } from '../../understanding/aspects/advisor-aspects.data.ts'
import type { CropAnswer, Missing } from './advisor-decision.ts'

/** What an answer that may be given is about. */
export type CandidateKind =
  | 'aspect'
  | 'guide'
  | 'problem'
  | 'month'
  | 'price'
  | 'listings'
  | 'rental'
  | 'weather'
  | 'smallTalk'
  | 'askCrop'
  | 'askPlace'
  | 'askProblem'
  | 'askAspect'
  | 'refusal'
  | 'animals'
  | 'namedRefusal'

/** An answer that may be given, proposed by the rules, by the models, or by both. */
export interface Candidate {
  /** The same for two proposals of one answer. */
  key: string
  kind: CandidateKind
  act: CropAnswer
  byRules: boolean
}

/** Minimum probability (0–1) that a model gives a candidate for it to be weighed. */
export const minProbability = 0.015

/** An answer from passages that the question names. */
export const answerFrom = (passages: readonly Passage[]): CropAnswer => ({
  kind: 'passages',
  passages,
  showsDoses: true,
})

/** A question back. */
export const askFor = (
  missing: Missing,
  fields: Partial<Extract<CropAnswer, { kind: 'ask' }>>,
): CropAnswer => ({
  kind: 'ask',
  missing,
  passages: [],
  unknownProblem: '',
  crop: null,
  ...fields,
})

/** A refusal, by the name that no page is about where there is one. */
export const refuse = (
  reason: 'uncovered' | 'animals' | 'harm' | 'unknown',
  name = '',
): CropAnswer => ({
  kind: 'refuse',
  reason,
  name,
  crop: null,
})

/** The names and probabilities of a model that are likely enough, best first. */
export const likeliest = (probabilities: ReadonlyMap<string, number>) =>
  [...probabilities]
    .filter(([, probability]) => probability > minProbability)
    .sort(([, a], [, b]) => b - a)

/** An answer from passages, as a candidate: what it is about is told by its first passage. */
export const passageCandidate = (
  passages: readonly Passage[],
  act: CropAnswer,
  byRules: boolean,
) => {
  const [first] = passages
  const id = first?.id ?? ''
  const kind: CandidateKind =
    first?.problem !== undefined || id.endsWith('/troubles')
      ? 'problem'
      : id.startsWith('guide/')
        ? 'guide'
        : id.startsWith('month/')
          ? 'month'
          : 'aspect'
  return { key: id, kind, act, byRules }
}

const kindOfIntent: Readonly<Record<string, CandidateKind>> = {
  price: 'price',
  weather: 'weather',
  cropListings: 'listings',
  ownListings: 'listings',
  rental: 'rental',
}
const kindOfMissing = {
  crop: 'askCrop',
  place: 'askPlace',
  problem: 'askProblem',
  aspect: 'askAspect',
} as const

/** What the rules decide, as a candidate. */
export function candidateOfRules(act: CropAnswer): Candidate {
  if (act.kind === 'passages') return passageCandidate(act.passages, act, true)
  if (act.kind === 'look-up') {
    const kind = kindOfIntent[act.intents[0] ?? ''] ?? 'listings'
    return { key: kind, kind, act, byRules: true }
  }
  if (act.kind === 'small-talk') return { key: 'smallTalk', kind: 'smallTalk', act, byRules: true }
  if (act.kind === 'ask') {
    const kind = kindOfMissing[act.missing]
    return { key: kind, kind, act, byRules: true }
  }
  if (act.kind === 'refuse') {
    const kind = act.reason === 'animals' ? 'animals' : act.name === '' ? 'refusal' : 'namedRefusal'
    return { key: kind, kind, act, byRules: true }
  }
  return { key: act.kind, kind: 'refusal', act, byRules: true }
}

/** Whether a class of questions is an aspect of a crop. */
export const isAspectClass = (name: string): name is CropAspect =>
  (cropAspects as readonly string[]).includes(name)
