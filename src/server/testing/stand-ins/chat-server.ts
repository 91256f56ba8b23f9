import type { ServerResponse } from 'node:http'
import type { startStandIn } from './stand-in.ts'

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

export type Part = { delta?: object; finish_reason?: string }

/** Streams parts as a chat server does. */
export const send = (response: ServerResponse, parts: Part[], end = 'data: [DONE]\n\n') => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const part of parts) response.write(`data: ${JSON.stringify({ choices: [part] })}\n\n`)
  response.end(end)
}

export const streams =
  (parts: Part[], end?: string) => (_asked: unknown, response: ServerResponse) =>
    send(response, parts, end)

export const words = (...texts: string[]): Part[] =>
  texts.map((content) => ({ delta: { content } }))

/** A request to a chat server. */
export interface Sent {
  messages: { role: string; content: string; tool_call_id?: string }[]
  tools?: { function: { name: string } }[]
  [other: string]: unknown
}

/** What a chat server was sent, oldest first. */
export const sentTo = (model: StandIn): Sent[] => model.asked.map(({ body }) => JSON.parse(body))
