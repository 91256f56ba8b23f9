import type { ServerResponse } from 'node:http'
import type { startStandIn } from './stand-in.ts'

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

export type ChatChoice = { delta?: object; finish_reason?: string }

/** Streams choices, one per event, like a chat server. */
export const sendChoices = (
  response: ServerResponse,
  choices: ChatChoice[],
  end = 'data: [DONE]\n\n',
) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const choice of choices) response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`)
  response.end(end)
}

/** A handler that streams choices. */
export const streamsChoices =
  (choices: ChatChoice[], end?: string) => (_request: unknown, response: ServerResponse) =>
    sendChoices(response, choices, end)

/** Choices that stream the given pieces of text. */
export const textChoices = (...texts: string[]): ChatChoice[] =>
  texts.map((content) => ({ delta: { content } }))

/** The body of a request to a chat server. */
export interface ChatRequestBody {
  messages: { role: string; content: string; tool_call_id?: string }[]
  tools?: { function: { name: string } }[]
  [other: string]: unknown
}

/** The bodies of the requests that a chat server received, oldest first. */
export const chatRequestsTo = (model: StandIn): ChatRequestBody[] =>
  model.requests.map(({ body }) => JSON.parse(body))
