import type { JsonSchema, Operation, Paths } from './openapi-parts.ts'

/** A JSON Schema as plain data. */
type Schema = Record<string, unknown> & {
  properties?: Record<string, Schema>
  type?: string | string[]
}

/** Rupees in answers. */
const amounts = new Set(
  ['price', 'pricePerDay', 'oldPrice', 'total', 'missing', 'fee', 'deliveryFee', 'flatFee'].concat(
    ['perKmFee', 'per100KgFee', 'freeAbove', 'leastOrder', 'level', 'low', 'usual', 'high'],
    ['min', 'modal', 'max', 'minPrice', 'maxPrice', 'perUnit'],
  ),
)

/** Whole numbers in answers. */
const counts = new Set(
  ['page', 'totalPages', 'total', 'limit', 'numReviews', 'views', 'bookingsCount', 'days'].concat(
    ['dispatchTime', 'distanceKm', 'ageDays', 'unread', 'radius', 'radiusKm', 'bagKg', 'mandis'],
    ['leastDays', 'listings', 'helpful', 'answers', 'stars', 'timeout'],
  ),
)

/** Calendar days in answers. */
const days = new Set(['harvestDate', 'expiryDate', 'availableFrom', 'availableTo', 'arrivalDate'])

const isInstant = (name: string) => /[a-z]At$/.test(name)
const money = { $ref: '#/components/schemas/Money' }

export const moneySchema: JsonSchema = {
  type: 'number',
  minimum: 0,
  description:
    'Rupees, with paise as decimals. What you send is a whole number of paise (`multipleOf` 0.01); nothing is rounded.',
  examples: [28, 1235.5],
}

const typesOf = ({ type }: Schema) => (Array.isArray(type) ? type : [type])
const isNumber = (schema: Schema) => typesOf(schema).includes('number')
const isText = (schema: Schema) => typesOf(schema).includes('string') && !schema.format

/** A plain number or null; limits and all else stay. */
const isBare = (schema: Schema) =>
  Object.keys(schema).every((key) => key === 'type' || key === 'description')

function asMoney(schema: Schema): Schema {
  const description = schema.description ? { description: schema.description } : {}
  return typesOf(schema).includes('null')
    ? { anyOf: [money, { type: 'null' }], ...description }
    : { ...money, ...description }
}

const asWhole = (schema: Schema): Schema => ({
  ...schema,
  type: Array.isArray(schema.type)
    ? schema.type.map((type) => (type === 'number' ? 'integer' : type))
    : 'integer',
})

function refineProperty(name: string, schema: Schema, siblings: object): Schema {
  // zod writes a nullable with a description of its own as a choice.
  const isPage = 'totalPages' in siblings
  if (isNumber(schema)) {
    if (counts.has(name) && (name !== 'total' || isPage)) return asWhole(schema)
    return amounts.has(name) && isBare(schema) ? asMoney(schema) : schema
  }
  if (isText(schema) && !schema.enum && !schema.pattern && schema.const === undefined) {
    if (isInstant(name)) return { ...schema, format: 'date-time' }
    if (days.has(name)) return { ...schema, format: 'date' }
  }
  return schema
}

/**
 * Adds to the schemas of answers what zod's do not say, because checking each answer for it would cost:
 * which numbers are money or whole, and which texts are days or instants.
 */
function refineAnswer<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(refineAnswer) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, refineAnswer(inner)])
  const schema = Object.fromEntries(entries) as Schema
  if (schema.properties && !Array.isArray(schema.properties)) {
    const { properties } = schema
    schema.properties = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        refineProperty(name, property, properties),
      ]),
    )
  }
  return schema as Value
}

/** Names of schemas that requests have too: their limits are complete. */
function namesInRequests(paths: Paths, schemas: Record<string, unknown>): Set<string> {
  const names = new Set<string>()
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (names.has(name) || !schemas[name]) continue
      names.add(name)
      visit(schemas[name])
    }
  }
  for (const methods of Object.values(paths)) {
    for (const operation of Object.values(methods) as Operation[]) {
      visit([operation.requestBody ?? null, operation.parameters ?? null])
    }
  }
  return names
}

/** Refines the answers of all operations and the schemas that only answers have. */
export function refineAnswers(paths: Paths, schemas: Record<string, JsonSchema>) {
  const inRequests = namesInRequests(paths, schemas)
  return {
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods as Record<string, Operation>).map(([method, operation]) => [
            method,
            { ...operation, responses: refineAnswer(operation.responses) },
          ]),
        ),
      ]),
    ) as Paths,
    components: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        inRequests.has(name) ? schema : refineAnswer(schema),
      ]),
    ),
  }
}
