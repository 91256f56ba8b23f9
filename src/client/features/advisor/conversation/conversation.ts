import { chatSentences } from '#shared/advisor/advisor.constants.ts'
import type {
  ChatChoice,
  ChatMessage,
  ChatPiece,
  ChatSource,
} from '#shared/advisor/advisor.schema.ts'
import type { ChatCard } from '#shared/advisor/advisor-card.schema.ts'

/** One bubble of the conversation. */
export interface Bubble {
  id: string
  role: 'user' | 'bot'
  /** Our own sentences are in English and translated where they are shown. */
  text: string
  sources: ChatSource[]
  /** Questions that the advisor offers to send next. */
  choices: ChatChoice[]
  /** What the answer shows below its text; stored answers have none. */
  cards: ChatCard[]
  /** Waiting for the first chunk, growing, finished, or failed with a sentence that says why. */
  state: 'waiting' | 'growing' | 'done' | 'failed'
}

export type Step =
  | { type: 'ask'; question: string }
  | { type: 'piece'; piece: ChatPiece }
  | { type: 'fail'; sentence: string }
  /** Removes the last question and its failure, so that the question can be sent again. */
  | { type: 'retry' }
  | { type: 'clear' }

/** Bubbles of this visit have no server id, so their index identifies them. */
const bubble = (index: number, role: Bubble['role'], text: string, state: Bubble['state']) => ({
  id: `now-${index}`,
  role,
  text,
  sources: [],
  choices: [],
  cards: [],
  state,
})

function grow(answer: Bubble, piece: ChatPiece): Bubble {
  if (piece.type === 'restart') return { ...answer, text: '', state: 'waiting' }
  if (piece.type === 'text') return { ...answer, text: answer.text + piece.text, state: 'growing' }
  const { message, sources, choices = [], cards = [] } = piece.reply
  return { ...answer, text: message, sources, choices, cards, state: 'done' }
}

/** The conversation after a step. A question and its answer are always added as a pair. */
export function conversationReducer(bubbles: Bubble[], step: Step): Bubble[] {
  if (step.type === 'clear') return []
  if (step.type === 'retry') return bubbles.slice(0, -2)
  if (step.type === 'ask') {
    return [
      ...bubbles,
      bubble(bubbles.length, 'user', step.question, 'done'),
      bubble(bubbles.length + 1, 'bot', chatSentences.waiting, 'waiting'),
    ]
  }
  const answer = bubbles.at(-1)
  if (!answer) return bubbles
  const before = bubbles.slice(0, -1)
  if (step.type === 'fail') {
    return [...before, { ...answer, text: step.sentence, sources: [], state: 'failed' }]
  }
  // A waiting bubble holds the progress sentence, which is not part of the answer.
  const started = answer.state === 'waiting' ? { ...answer, text: '' } : answer
  const grown = grow(started, step.piece)
  return [...before, grown.state === 'waiting' ? { ...grown, text: chatSentences.waiting } : grown]
}

/** The messages of earlier visits. */
export const bubblesFromHistory = (messages: ChatMessage[]): Bubble[] =>
  messages.map(({ _id, role, text, sources, choices = [] }) => ({
    id: _id,
    role,
    text,
    sources,
    choices,
    cards: [],
    state: 'done',
  }))
