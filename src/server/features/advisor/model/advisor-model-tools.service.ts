import { z } from 'zod'
import type { ChatSource } from '#shared/advisor/advisor.schema.ts'
import { indianStates } from '#shared/kit/places.ts'
import { sourcesOf, tell } from '../answer/advisor-answer.policy.ts'
import { pricesResult } from '../answer/advisor-prices.service.ts'
import type { Told } from '../answer/advisor-tool-result.ts'
import { listingsResult, type ToolNeeds, weatherResult } from '../answer/advisor-tools.service.ts'
import type { Asked } from '../conversation/advisor-query.ts'
import { knowledge } from '../knowledge/advisor-knowledge.service.ts'
import { isTool } from '../knowledge/advisor-passage.ts'
import type { ToolCall } from './advisor-prompt.policy.ts'

const foundByModel = 3

const Place = z.object({ place: z.string().trim().min(1).max(100) })
const Price = z.object({
  crop: z.string().trim().min(1).max(60),
  state: z.enum(indianStates).or(z.literal('')).catch(''),
})
const Query = z.object({ query: z.string().trim().min(1).max(300) })
const Nothing = z.object({})

function tellKnowledge(query: string, { language, topic }: Asked): Told {
  const { understand, search } = knowledge()
  const found = search(understand(query, topic, new Date()), foundByModel)
  const passages = found.map(({ passage }) => passage).filter((passage) => !isTool(passage))
  return {
    message: passages
      .map((passage) => `${passage.title[language]}: ${tell(passage, null, language)}`)
      .join('\n\n'),
    sources: passages.flatMap(sourcesOf),
  }
}

interface Tool<Shape extends z.ZodType = z.ZodType> {
  description: string
  shape: Shape
  run: (input: z.output<Shape>, needs: ToolNeeds, asked: Asked) => Told | Promise<Told>
}
const tool = <Shape extends z.ZodType>(definition: Tool<Shape>) => definition as unknown as Tool

/** What the model may look up; the person is always the one who asks, never one of its choosing. */
const tools: Record<string, Tool> = {
  get_weather: tool({
    description: 'Weather now and the next days at a city or town in India',
    shape: Place,
    run: ({ place }, needs, { language }) => weatherResult(needs, place, language),
  }),
  get_prices: tool({
    description:
      'Market (mandi) prices of a crop; state is the full English name of a state, or ""',
    shape: Price,
    run: (toolQuery, needs, { language }) => pricesResult(needs, toolQuery, language),
  }),
  search_knowledge: tool({
    description: 'Search the farming passages for something that those given do not answer',
    shape: Query,
    run: ({ query }, _needs, asked) => tellKnowledge(query, asked),
  }),
  my_listings: tool({
    description: 'The crops that the asking person has on sale',
    shape: Nothing,
    run: (_input, needs, { userId, language }) => listingsResult(needs, userId, language),
  }),
}

/** The tools as chat completions take them. */
export const toolList = Object.entries(tools).map(([name, { description, shape }]) => {
  const { $schema: _, ...parameters } = z.toJSONSchema(shape, { io: 'input' })
  return { type: 'function', function: { name, description, parameters } }
})

function readArguments(text: string): unknown {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return undefined
  }
}

/** Does what the model asks for, if it is one of the tools and asked for rightly. */
export async function runTool(
  call: ToolCall,
  needs: ToolNeeds,
  asked: Asked,
): Promise<{ content: string; sources: ChatSource[] }> {
  const { name } = call.function
  const wanted = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!wanted) return { content: 'There is no such tool.', sources: [] }
  const input = wanted.shape.safeParse(readArguments(call.function.arguments))
  if (!input.success) return { content: 'The arguments do not fit the tool.', sources: [] }
  const { message, sources } = await wanted.run(input.data, needs, asked)
  return { content: JSON.stringify({ data: message }), sources }
}
