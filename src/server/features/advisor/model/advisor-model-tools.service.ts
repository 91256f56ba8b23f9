import { z } from 'zod'
import type { ChatSource } from '#shared/advisor/advisor.schema.ts'
import { currentTime } from '#shared/kit/clock.ts'
import { indianStates } from '#shared/kit/places.ts'
import { passageSources, shownPassageText } from '../answer/advisor-answer.policy.ts'
import { lookUpPrices } from '../answer/advisor-prices.service.ts'
import type { ToolResult } from '../answer/advisor-tool-result.ts'
import {
  lookUpOwnListings,
  lookUpWeather,
  type ToolNeeds,
} from '../answer/advisor-tools.service.ts'
import type { ChatQuery } from '../conversation/advisor-query.ts'
import { decide } from '../decision/advisor-decision.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { ToolCall } from './advisor-prompt.policy.ts'

const Place = z.object({ place: z.string().trim().min(1).max(100) })
const Price = z.object({
  crop: z.string().trim().min(1).max(60),
  state: z.enum(indianStates).or(z.literal('')).catch(''),
})
const Query = z.object({ query: z.string().trim().min(1).max(300) })
const Nothing = z.object({})

/** Passages about the crops of the question, or about crops in general; nothing about another crop. */
function searchKnowledge(
  query: string,
  { language, topic }: ChatQuery,
  crops: readonly string[],
): ToolResult {
  const knowledge = advisorKnowledge()
  const question = knowledge.parseQuestion(query, topic, currentTime())
  const decision = decide(knowledge, question, { home: '', previousCrop: null })
  if (decision.kind !== 'passages') return { message: '', sources: [] }
  const passages = decision.passages.filter(({ crop }) => crop === null || crops.includes(crop))
  return {
    message: passages
      .map(
        (passage) =>
          `${passage.title[language]}: ${shownPassageText(passage, decision.showsDoses, null, language)}`,
      )
      .join('\n\n'),
    sources: passages.flatMap(passageSources),
  }
}

interface Tool<Shape extends z.core.$ZodType = z.core.$ZodType> {
  description: string
  shape: Shape
  run: (
    input: z.output<Shape>,
    needs: ToolNeeds,
    chatQuery: ChatQuery,
    crops: readonly string[],
  ) => ToolResult | Promise<ToolResult>
}
const tool = <Shape extends z.core.$ZodType>(definition: Tool<Shape>) =>
  definition as unknown as Tool

/** The tools that the model may call. The user is always the one who sent the question; the model cannot choose another. */
const tools: Record<string, Tool> = {
  get_weather: tool({
    description: 'Weather now and the next days at a city or town in India',
    shape: Place,
    run: ({ place }, needs, { language }) => lookUpWeather(needs, place, language),
  }),
  get_prices: tool({
    description:
      'Market (mandi) prices of a crop; state is the full English name of a state, or ""',
    shape: Price,
    run: (toolQuery, needs, { language }) => lookUpPrices(needs, toolQuery, language),
  }),
  search_knowledge: tool({
    description: 'Search the farming passages for something that those given do not answer',
    shape: Query,
    run: ({ query }, _needs, chatQuery, crops) => searchKnowledge(query, chatQuery, crops),
  }),
  my_listings: tool({
    description: 'The crops that the asking person has on sale',
    shape: Nothing,
    run: (_input, needs, { userId, language }) => lookUpOwnListings(needs, userId, language),
  }),
}

/** The tools in the format of the chat completions API. */
export const modelTools = Object.entries(tools).map(([name, { description, shape }]) => {
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

/**
 * Runs a tool call of the model; an unknown tool or wrong arguments give the model an error message.
 * @param crops the crops that the question names.
 */
export async function runTool(
  call: ToolCall,
  needs: ToolNeeds,
  chatQuery: ChatQuery,
  crops: readonly string[],
): Promise<{ content: string; sources: ChatSource[] }> {
  const { name } = call.function
  const called = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!called) return { content: 'There is no such tool.', sources: [] }
  const input = z.safeParse(called.shape, readArguments(call.function.arguments))
  if (!input.success) return { content: 'The arguments do not fit the tool.', sources: [] }
  const { message, sources } = await called.run(input.data, needs, chatQuery, crops)
  return { content: JSON.stringify({ data: message }), sources }
}
