import type { ChatPiece, ChatReply } from '../../../shared/chat.schema.ts'
import type { Asked, Search } from './chat-advisor.service.ts'
import type { ToolNeeds } from './chat-tools.service.ts'

export type ModelNeeds = ToolNeeds

// biome-ignore lint: placeholder
export async function* answerByModel(
  _needs: ModelNeeds,
  _asked: Asked,
  _search: Search,
  _signal: AbortSignal,
): AsyncGenerator<ChatPiece, ChatReply | null> {
  return null
}
