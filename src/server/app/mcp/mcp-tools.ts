import { z } from 'zod'
import { makeCaller } from '#server/app/trpc/internal/call-procedure.ts'
import { definitionOf } from '#server/app/trpc/internal/procedure-definition.ts'
import { procedures } from '#server/app/trpc/procedures.ts'
import { type CheckedApiKey, hasScope, scopeOf } from '#server/platform/trpc/api-key.ts'
import { markWords, type OutputNode } from './people-words.ts'

/** Fields of listings and orders that the server writes itself; all their other texts are people's words. */
const ownFields = [
  '_id',
  // Addresses of pictures that were uploaded here.
  'image',
  'images',
  'cropId',
  'number',
  'nextCursor',
  'kind',
  'kindHindi',
  'kindImage',
  'placeHindi',
  'pointPin',
  'fromPin',
  'toPin',
  'zip',
  'phone',
  'createdAt',
  'updatedAt',
  'harvestDate',
  'expiryDate',
  'expiresAt',
  'paidAt',
  'contestedAt',
  'at',
  'canContestUntil',
  'reviewOpensAt',
  'paymentReference',
]

/** The same for every tool that proposes. */
const proposalNote =
  'Nothing happens until the person confirms it in the app at `confirmAt`, where they see exactly what it is. Give them that address.'

interface ToolPlan {
  name: string
  title: string
  description: string
  /** The tRPC name of the procedure that the tool calls: same rights, limits and checks. */
  path: string
  /** Texts of the answer that the server writes; `all` where no person's words are in it. */
  ours: readonly string[] | 'all'
  /** Characters of one text with people's words, where it is more than a listing's. */
  mostWords?: number
}

const plans: readonly ToolPlan[] = [
  {
    name: 'search_listings',
    title: 'Search crops for sale',
    description:
      'Searches the crops that sellers offer. `q` takes words in English or Hindi, `near` a PIN or a place. Prices are in rupees per `unit`.',
    path: 'crop.list',
    ours: ownFields,
  },
  {
    name: 'get_listing',
    title: 'Read one crop for sale',
    description: 'Reads one crop with its price in rupees per `unit`, its stock and its delivery.',
    path: 'crop.get',
    ours: ownFields,
  },
  {
    name: 'market_price',
    title: 'Mandi prices',
    description:
      'Prices at mandis in rupees per quintal (100 kg), newest first, by crop, market or state, with the source. `_id` is the `seriesId` of price_history.',
    path: 'market.prices',
    ours: 'all',
  },
  {
    name: 'price_history',
    title: 'Price history of a crop at a mandi',
    description:
      'The prices of one crop at one mandi through the last year, in rupees per quintal. `seriesId` is an `_id` of market_price.',
    path: 'market.history',
    ours: 'all',
  },
  {
    name: 'planting_calendar',
    title: 'Planting calendar of India',
    description:
      'When crops are sown and harvested, by state, zone, month or season. Days are MM-DD; a `to` before its `from` is in the next year.',
    path: 'calendar.crops',
    ours: 'all',
  },
  {
    name: 'weather',
    title: 'Weather and forecast',
    description:
      'The current weather, seven days of forecast and farming warnings, for a city or coordinates. Degrees Celsius, metres per second, millimetres.',
    path: 'weather.get',
    ours: 'all',
  },
  {
    name: 'ask_advisor',
    title: 'Ask FarmAdvisor',
    description:
      'Asks FarmAdvisor a farming question in English or Hindi. The answer names its sources; `isKnown` is false when it does not know.',
    path: 'chat.ask',
    // An answer quotes what sellers named their listings.
    ours: ['date', 'url'],
    mostWords: 8000,
  },
  {
    name: 'my_orders',
    title: 'Orders that you placed',
    description: 'The orders that the owner of the key placed, newest first. Sums are in rupees.',
    path: 'order.mine',
    ours: ownFields,
  },
  {
    name: 'my_sales',
    title: 'Orders placed with you',
    description:
      'The orders that others placed with the owner of the key, newest first. Sums are in rupees.',
    path: 'order.sales',
    ours: ownFields,
  },
  {
    name: 'my_order',
    title: 'Read one of your orders',
    description: 'Reads one order that the owner of the key placed or received.',
    path: 'order.get',
    ours: ownFields,
  },
  {
    name: 'my_listings',
    title: 'Your crops for sale',
    description: 'The crops of the owner of the key, newest first, archived ones included.',
    path: 'crop.mine',
    ours: ownFields,
  },
  {
    name: 'propose_order',
    title: 'Propose an order',
    description: `Proposes to order \`quantity\` whole \`unit\`s of a listing (kilograms where its unit is kg), at its price of now. ${proposalNote}`,
    path: 'proposal.proposeOrder',
    ours: 'all',
  },
  {
    name: 'propose_listing',
    title: 'Propose a listing',
    description: `Proposes to offer a crop for sale, at a price in rupees per \`unit\`. ${proposalNote}`,
    path: 'proposal.proposeListing',
    ours: 'all',
  },
  {
    name: 'propose_accept_order',
    title: 'Propose to accept an order',
    description: `Proposes to accept an order that waits for the owner of the key. ${proposalNote}`,
    path: 'proposal.proposeAcceptOrder',
    ours: 'all',
  },
  {
    name: 'propose_price_change',
    title: 'Propose another price',
    description: `Proposes another price for a crop of the owner of the key, in rupees per its unit. ${proposalNote}`,
    path: 'proposal.proposePrice',
    ours: 'all',
  },
  {
    name: 'proposal_status',
    title: 'What became of a proposal',
    description:
      'Whether the person confirmed or declined what this key proposed, or it expired. `resultId` is the order or the listing.',
    path: 'proposal.status',
    ours: 'all',
  },
]

interface ObjectSchema extends OutputNode {
  type: 'object'
}

/** A schema as clients read it; draft 7 is the one that all of them can check. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _, ...node } = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
  })
  return { ...(node as OutputNode), type: 'object' }
}

function toolOf({ path, ours, ...texts }: ToolPlan) {
  const named = procedures.find((procedure) => procedure.path === path)
  if (!named) throw new Error(`The product has no procedure ${path}.`)
  const { procedure, meta } = named
  const { inputs, output, type } = definitionOf(procedure)
  if (!output) throw new Error(`${path} has no output.`)
  const [input = z.object({})] = inputs
  const outputSchema = jsonSchemaOf(output, 'output')
  const isQuery = type === 'query'
  const scope = scopeOf(meta)
  return {
    ...texts,
    inputSchema: jsonSchemaOf(input, 'input'),
    outputSchema: {
      ...(ours === 'all' ? outputSchema : markWords(outputSchema, new Set(ours))),
      type: 'object' as const,
    },
    isQuery,
    /** Whether somebody with this key, or a visitor without one, could call it. */
    isFor: (key: CheckedApiKey | null) => {
      const isOpen = meta?.access === undefined
      if (!key) return isOpen
      return hasScope(key, scope) || (isOpen && (isQuery || scope === 'public'))
    },
    call: makeCaller(procedure, path),
  }
}

export const mcpTools = plans.map(toolOf)
export type McpTool = (typeof mcpTools)[number]
