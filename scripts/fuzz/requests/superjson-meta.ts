import fc from 'fast-check'

/** An annotation of superjson with the JSON that it belongs to. */
interface Annotated {
  annotation: unknown
  json: unknown
}

const long = fc.integer({ min: 1, max: 60_000 })

/** Every kind of annotation that superjson reads, on values that match it and on some that do not. */
const annotated: fc.Arbitrary<Annotated> = fc.oneof(
  fc.constantFrom<Annotated>(
    { annotation: ['undefined'], json: null },
    { annotation: ['Date'], json: '2026-01-01T00:00:00.000Z' },
    { annotation: ['Date'], json: 'never' },
    { annotation: ['Date'], json: { length: 3 } },
    { annotation: ['bigint'], json: '12' },
    { annotation: ['bigint'], json: 'x' },
    { annotation: ['number'], json: 'NaN' },
    { annotation: ['number'], json: '-0' },
    { annotation: ['number'], json: 'Infinity' },
    { annotation: ['regexp'], json: '/(a+)+$/' },
    { annotation: ['regexp'], json: '/(/' },
    { annotation: ['regexp'], json: 7 },
    { annotation: ['URL'], json: 'http://x' },
    { annotation: ['URL'], json: 'not an address' },
    { annotation: ['set'], json: ['a', 'a'] },
    { annotation: ['set'], json: 7 },
    { annotation: ['map'], json: [['a', 1]] },
    { annotation: ['map'], json: [7] },
    { annotation: ['Error'], json: { name: 'x', message: 'y', stack: 'z', cause: {} } },
    { annotation: ['symbol', 'x'], json: 'x' },
    { annotation: ['class', 'Object'], json: {} },
    { annotation: ['class', '__proto__'], json: { a: 1 } },
    { annotation: ['custom', 'x'], json: 1 },
    { annotation: [['symbol', 'x']], json: 'x' },
    { annotation: [['class', 'constructor']], json: {} },
    { annotation: [['custom', 'toString']], json: 1 },
    { annotation: [['typed-array', 'Uint8Array']], json: [1, 2, 3] },
    { annotation: [['typed-array', 'Uint8Array']], json: { length: 20_000_000 } },
    { annotation: [['typed-array', 'Function']], json: 'x' },
    { annotation: [['typed-array', 'constructor']], json: 'x' },
    { annotation: [null], json: 1 },
    { annotation: 'Date', json: 1 },
    { annotation: { a: 'b' }, json: { a: 1 } },
  ),
  long.map((length) => ({ annotation: ['bigint'], json: '9'.repeat(length) })),
  long.map((length) => ({ annotation: ['regexp'], json: `/${'('.repeat(length)}/` })),
  long.map((length) => ({ annotation: ['set'], json: Array.from({ length }, (_, i) => i) })),
)

const keys = fc.constantFrom(
  'a',
  'phone',
  'lines',
  'lines.0.price',
  '__proto__.x',
  'constructor',
  '',
)

/** Complete `meta` members, from valid to hostile. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    7,
    null,
    'text',
    [],
    {},
    { values: 7 },
    { values: 'text' },
    { values: [] },
    { values: {} },
    { values: ['Date'] },
    { values: [['set']] },
    { values: { a: 'b', b: 'c' } },
    { values: { '': ['Date'] } },
    { v: 1, values: {} },
    { v: 'x' },
    { referentialEqualities: { phone: ['a.b.c'] } },
    { referentialEqualities: [['a', 'b'], { a: ['__proto__.x'] }] },
    { referentialEqualities: 7 },
    { dedupe: true, values: { a: ['undefined'] } },
  ),
  // Deep trees of annotations, and long paths.
  fc.integer({ min: 10, max: 2000 }).map((depth) => {
    let tree: unknown = ['Date']
    for (let i = 0; i < depth; i++) tree = [tree, { a: ['Date'] }].slice(0, 1 + (i % 2))
    return { values: tree }
  }),
  fc
    .integer({ min: 10, max: 9000 })
    .map((depth) => ({ values: { [`${'a.'.repeat(depth)}a`]: ['set'] } })),
  fc.integer({ min: 10, max: 9000 }).map((times) => ({
    referentialEqualities: { a: Array.from({ length: times }, (_, i) => `b.${i}`) },
  })),
)

/**
 * Inputs in superjson's wire form that carry annotations.
 * @param inputs values that the procedure takes.
 */
export const annotatedInputs = (inputs: fc.Arbitrary<unknown>): fc.Arbitrary<object> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(inputs, fc.nat(20), keys, annotated)
        .map(([input, nth, key, { annotation, json }]) => {
          const own = typeof input === 'object' && input !== null ? Object.keys(input) : []
          const name = own[nth % Math.max(1, own.length)] ?? key
          const member = name.split('.')[0] ?? name
          return {
            json: Object.fromEntries([...Object.entries(Object(input)), [member, json]]),
            meta: { values: Object.fromEntries([[name, annotation]]) },
          }
        }),
    },
    {
      weight: 1,
      arbitrary: annotated.map(({ annotation, json }) => ({ json, meta: { values: annotation } })),
    },
    { weight: 1, arbitrary: fc.tuple(inputs, odd).map(([json, meta]) => ({ json, meta })) },
  )
