import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bindNamed } from './named-sql.ts'
import { requireReading } from './reading-sql.ts'
import { type SqlFragment, sql, sqlTemplate } from './sql.ts'

test('values become placeholders in the order of the text', () => {
  const statement = sql`select ${1}::int, ${'two'} where ${true}`
  expect(statement.text).toBe('select $1::int, $2 where $3')
  expect(statement.values).toEqual([1, 'two', true])
})

test('a nested fragment takes its values along and is numbered anew', () => {
  const condition = sql`owner_id = ${'ravi'} and price < ${20}`
  const statement = sql`select ${sql.raw('name')} from crops where id = ${'c1'} and (${condition}) limit ${5}`
  expect(statement.text).toBe(
    'select name from crops where id = $1 and (owner_id = $2 and price < $3) limit $4',
  )
  expect(statement.values).toEqual(['c1', 'ravi', 20, 5])
})

test('a value made by sql.value has one placeholder, also through fragments', () => {
  const viewer = sql.value('asha')
  const isOwn = sql`owner_id = ${viewer}`
  const statement = sql`select ${isOwn} where ${1} = 1 and ${isOwn} and ${viewer}::uuid is null`
  expect(statement.text).toBe(
    'select owner_id = $1 where $2 = 1 and owner_id = $1 and $1::uuid is null',
  )
  expect(statement.values).toEqual(['asha', 1])
})

test('equal values have placeholders of their own, so that the text does not depend on them', () => {
  expect(sql`select ${1}, ${1}`.text).toBe('select $1, $2')
})

test('a literal stays one text, whatever quotes and placeholders it has, and may not have NUL', () => {
  expect(sql`select ${sql.literal("Farmer's $1")} as name, ${5} as age`).toMatchObject({
    text: "select 'Farmer''s $1' as name, $1 as age",
    values: [5],
  })
  expect(() => sql.literal('a\0b')).toThrow('NUL in an SQL literal.')
})

test('raw text with a placeholder is refused', () => {
  expect(() => sql.raw('id = $1')).toThrow('A placeholder in raw SQL')
})

test('a fragment in a plain template is refused, because its values would be lost', () => {
  const condition = sql`id = ${1}`
  expect(() => `select 1 where ${condition}`).toThrow('belongs in a text of the sql tag')
})

test('JSON is one jsonb value, without half characters', () => {
  const { text, values } = sql`select ${sql.json({ note: 'a\ud800b' })}`
  expect({ text, values }).toEqual({
    text: 'select $1::jsonb',
    values: [JSON.stringify({ note: 'a\ufffdb' })],
  })
})

test('a named statement has its name, and the texts of a list their separator', () => {
  const { name, text } = sql.named('crops:some', sql`select ${sql.join([1, 2, 3])}`)
  expect({ name, text }).toEqual({ name: 'crops:some', text: 'select $1, $2, $3' })
  expect(sql.join([]).text).toBe('')
})

test('a declared text with :names is a statement; casts are no names', () => {
  const { text, values } = bindNamed('select :person::uuid, :mask, :person', {
    person: 'p',
    mask: 'm',
  })
  expect({ text, values }).toEqual({ text: 'select $1::uuid, $2, $3', values: ['p', 'm', 'p'] })
  expect(() => bindNamed('select :nobody', {})).toThrow(':nobody has no value')
})

/** A fragment, and the same with its values written into the text, to compare with. */
interface Sample {
  fragment: SqlFragment
  inlined: string
}

const samples = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: fc.constantFrom('a', ' ', '(', ')') }).map((text) => ({
      fragment: sql.raw(text),
      inlined: text,
    })),
    fc.integer().map((value) => ({ fragment: sql`v = ${value}`, inlined: `v = <${value}>` })),
    fc.tuple(tie('sample'), fc.integer(), tie('sample')).map(([one, value, other]) => ({
      fragment: sql`(${one.fragment} or ${value} or ${other.fragment})`,
      inlined: `(${one.inlined} or <${value}> or ${other.inlined})`,
    })),
    fc.array(tie('sample'), { maxLength: 4 }).map((list) => ({
      fragment: sql.join(
        list.map(({ fragment }) => fragment),
        ' and ',
      ),
      inlined: list.map(({ inlined }) => inlined).join(' and '),
    })),
  ),
}))

describe('of any nesting', () => {
  test('each placeholder stands for the value that was written there', () => {
    fc.assert(
      fc.property(samples.sample, ({ fragment: { text, values }, inlined }) => {
        expect(text.replace(/\$(\d+)/g, (_, n) => `<${values[Number(n) - 1]}>`)).toBe(inlined)
      }),
    )
  })

  test('placeholders are numbered from 1 without a gap', () => {
    fc.assert(
      fc.property(samples.sample, ({ fragment: { text, values } }) => {
        const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n))
        expect(numbers).toEqual(values.map((_, at) => at + 1))
      }),
    )
  })
})

describe('a statement for reading', () => {
  test.each([
    'select 1',
    '  (select 1) union (select 2)',
    'with a as (select 1) select * from a',
    'select \'insert into crops\', "update users" from crops',
    'select updated_at, deleted from crops -- delete from crops',
    'select id from crops order by id for no key update',
    'select id from crops limit 1 for update of crops skip locked',
  ])('may be: %s', (text) => {
    expect(() => requireReading(text)).not.toThrow()
  })

  test.each([
    'insert into crops values (1)',
    'update crops set price = 1',
    'update "crops" set price = 1',
    'with gone as (delete from crops returning 1) select * from gone',
    'merge into crops using x on true when matched then delete',
    'truncate crops',
    'create table x (id int)',
    'set default_transaction_read_only = off',
    '-- select\ndelete from crops',
  ])('may not be: %s', (text) => {
    expect(() => requireReading(text)).toThrow('only reads')
  })

  test('may not lock rows outside a transaction', () => {
    expect(() => requireReading('select 1 from crops for update', { mayLock: false })).toThrow()
  })
})

test('a template has one text, and takes its values in the order of its stand-ins', () => {
  const write = sqlTemplate<[id: string, viewer: string | null]>(
    'one',
    (id, viewer) => sql`select owner = ${viewer} from crops where id = ${id} or owner = ${viewer}`,
  )
  const statement = write('crop', 'person')
  expect(statement).toEqual({
    name: 'one',
    text: 'select owner = $1 from crops where id = $2 or owner = $1',
    values: ['person', 'crop'],
  })
  expect(write('other', null)).toEqual({ ...statement, values: [null, 'other'] })
})

test('a template refuses a value that would be the same each time', () => {
  const constant = 'wheat'
  expect(() =>
    sqlTemplate<[id: string]>('one', (id) => sql`select ${constant} from crops where id = ${id}`),
  ).toThrow('stay the same')
})
