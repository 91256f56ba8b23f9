import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { ChatChoice } from '#shared/advisor/advisor.schema.ts'
import type { Danger } from '../../danger/advisor-danger.policy.ts'
import type { FieldEmergency } from '../../danger/emergencies/advisor-field-emergency.policy.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { SmallTalk } from '../../understanding/advisor-small-talk.policy.ts'
import type { AppHelpTopic } from '../../understanding/intents/advisor-app-questions.data.ts'
import type { Intent } from '../../understanding/intents/advisor-intents.policy.ts'

/** A button below an answer, in both languages: its label, and the whole question that it sends. */
export type Choice = Record<'en' | 'hi', ChatChoice>

/** Why a question is not answered. */
export type RefusalReason =
  /** It names a plant or another thing that no page is about. */
  | 'uncovered'
  /** It is about animals. */
  | 'animals'
  /** It wants to hurt somebody, or to use a pesticide on a body. */
  | 'harm'
  /** A person may be beaten or killed. */
  | 'violence'
  /** An animal is poisoned or bloated. */
  | 'hurtAnimal'
  /** A fence is to carry mains current. */
  | 'liveFence'
  /** It asks what a pesticide does that is drunk. */
  | 'swallowing'
  /** Something burns, a wire has fallen, people are cut off by a flood, or a dangerous animal is near. */
  | FieldEmergency
  /** The crop's page does not say this. */
  | 'not-on-page'
  /** Nothing that the advisor knows answers it. */
  | 'unknown'

/** What the advisor does with a question, before any text is written. */
export type Decision = DecidedAct & {
  /** What was understood where the question did not say it plainly: the id of a crop; null otherwise. */
  understoodCrop: string | null
  choices: readonly Choice[]
}

/** Whether the rules are sure of a decision. In a short question no model overrules it then; in a long one it is weighed. */
export interface RuleCertainty {
  isSure?: boolean
  /** Whether no model overrules the decision in a question of any length. */
  isFinal?: boolean
}

/** What a question leaves open. */
export type Missing = 'crop' | 'place' | 'problem' | 'aspect'

interface WithOffers {
  /** Whether answers that are likely, but not certain, stand among the choices. */
  offersAnswers?: boolean
}

export type DecidedAct =
  | { kind: 'small-talk'; reply: SmallTalk }
  | {
      kind: 'app-help'
      topic: AppHelpTopic
      /** The guide that says more, offered below the text. */
      passages: readonly Passage[]
    }
  | { kind: 'emergency'; danger: Danger; passages: readonly Passage[] }
  | {
      kind: 'passages'
      passages: readonly Passage[]
      /** False while the user has yet to confirm a guessed problem: doses are withheld, and the answer asks for it. */
      showsDoses: boolean
    }
  | { kind: 'look-up'; intents: readonly Intent[]; crops: readonly string[]; place: string }
  | ({
      kind: 'ask'
      missing: Missing
      /** Shown with the question that is asked back: what the crop's problems look like. */
      passages: readonly Passage[]
      /** A problem that the crop's page does not have, as the user wrote it; '' for none. */
      unknownProblem: string
      /** The state of the place that is missing. */
      ofState?: string
      /** The only crop that has that problem. */
      knownOf?: string
      /** The few problems, and guides to what looks like one, that fit what is described: their signs tell them apart. */
      likely?: readonly Passage[]
      /** Whether these are all of one kind, which the question names, rather than what its signs may mean. */
      isGroup?: boolean
      crop: string | null
    } & WithOffers)
  | ({
      kind: 'refuse'
      reason: RefusalReason
      name: string
      /** What the question is about, in words of ours; without it, its name stands in the refusal. */
      subject?: BothLanguages
      /** The pests and diseases of the crop that speak of it, though no part of the page is about it. */
      inPassing?: readonly Passage[]
      /** The sentences of these that are quoted. */
      matching?: RegExp
      crop: string | null
      /** The crop beside the name, of which a page tells: "avocado or dragon fruit". */
      knownCrop?: string
      /** Whether the name has nothing to do with farming: cricket, an election. */
      isOffTopic?: boolean
    } & WithOffers)

/** What is decided about the crops of a question, with what to choose from. */
export type CropAnswer = DecidedAct & RuleCertainty & { choices?: readonly Choice[] }

/** Whether an answer, or a question back, is about a crop. */
export const isAboutCrop = (act: CropAnswer, crop: string) =>
  (act.kind === 'passages' && act.passages.some((passage) => passage.crop === crop)) ||
  (act.kind === 'look-up' && act.crops.includes(crop)) ||
  ((act.kind === 'ask' || act.kind === 'refuse') && act.crop === crop)
