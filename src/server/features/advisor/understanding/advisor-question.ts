import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import type { OtherRole } from './advisor-crop-roles.data.ts'
import type { AspectReading } from './aspects/advisor-aspects.policy.ts'
import type { PhraseMatch } from './words/advisor-phrases.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'

/** A slip of spelling that was mended. */
export interface MendedName {
  /** The word as the user wrote it. */
  word: string
  crop: string
}

/** Something that the advisor knows nothing about. */
export interface UncoveredThing {
  /** As the user wrote it. */
  text: string
  kind: string
  /** Whether it is spelt so, rather than only sounding like it. */
  isExact: boolean
}

/** A user's message, taken apart. */
export interface Question extends AspectReading {
  message: string
  tokens: readonly Token[]
  /** The tokens that are not part of the name of a crop or of an uncovered thing. */
  freeTokens: readonly Token[]
  /** Where those names are. */
  subjects: readonly PhraseMatch[]
  words: readonly string[]
  /** Words that the search adds to those of the message. */
  hints: readonly string[]
  /** Ids of the crops that the message names, in its order. */
  crops: readonly string[]
  /** What all crops are that the message names, where none of them is asked about; null where one is, or none is named. */
  mereMentions: OtherRole | null
  /** Crops of which a name in the message may mean any. */
  ambiguousCrops: readonly string[]
  mended: MendedName | null
  things: readonly UncoveredThing[]
  /** Entries of the lexicon of problems that the message names. */
  problems: readonly string[]
  /** The problems as the user wrote them, '' for none. */
  problemText: string
  /** Those of the problems that are missing nutrients. */
  deficiencies: readonly string[]
  substances: readonly string[]
  substanceText: string
  /** Which substances of the lexicon are pesticides. */
  pesticideIds: ReadonlySet<string>
  /** A word near the names of several crops; null when there is none. */
  misspeltWord: string | null
  /** Whether the message asks what depends on the crop alone, when or how much, and names none. */
  lacksCropOnly: boolean
  /** Whether the message says nothing beside the name of its subject. */
  isSubjectOnly: boolean
  /** The first state that the message names. */
  state: string | null
  /** The stems by which the message names crops. */
  cropStems: readonly string[]
  /** The stems by which the message names states. */
  stateStems: readonly string[]
  /** Words that are most likely a town. */
  placeWords: readonly string[]
  /** Words that are neither names, nor words of the passages, nor without a meaning for the subject. */
  unknownWords: readonly string[]
  /** Words of the passages that have no meaning of their own here; some towns are among them. */
  otherWords: readonly string[]
  /** Those of both that do not belong to any question about a crop, as "tree" and "field" do. */
  unexplainedWords: readonly string[]
  /** Whether the message asks for a scheme, a subsidy or a loan. */
  asksForScheme: boolean
  /** Whether the message names a banned pesticide. */
  namesBanned: boolean
  /** The topic that the user chose. */
  topic: ChatTopic | undefined
}
