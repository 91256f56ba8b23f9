import type { English } from '#client/platform/i18n/texts.ts'
import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
import type { MessageTemplate } from '#shared/kit/message-template.ts'

/** The server refused a request outside tRPC; `message` is its English sentence. */
export class RestRefused extends Error {}

/** @param unknownReason the message when the answer has none. @throws RestRefused. */
export async function throwRefusal(response: Response, unknownReason: English): Promise<never> {
  const answer = (await response.json().catch(() => null)) as
    | ({ message?: unknown } & Partial<MessageTemplate>)
    | null
  const message = answer?.message
  if (typeof message !== 'string') throw new RestRefused(unknownReason)
  throw new RestRefused(rememberTemplate({ ...answer, message }))
}
