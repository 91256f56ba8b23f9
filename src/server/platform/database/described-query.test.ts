import { expect, test, vi } from 'vitest'
import { DescribedQuery } from './described-query.ts'
import type { Statement } from './sql.ts'

const int4 = 23
const text = 25
const field = (name: string, dataTypeID: number) => ({ name, dataTypeID, format: 'text' })

/** A connection that records what the driver sends and prepares what it is told to. */
function createConnection() {
  let sent: string[] = []
  let bound: unknown[] = []
  const note = (name: string) => () => void sent.push(name)
  const connection = {
    parsedStatements: {} as Record<string, string>,
    submittedNamedStatements: {},
    stream: {},
    once: () => {},
    parse: ({ name, text }: { name: string; text: string }) => {
      sent.push('parse')
      connection.parsedStatements[name] = text
    },
    bind: ({
      values,
      valueMapper,
    }: {
      values: unknown[]
      valueMapper(value: unknown): unknown
    }) => {
      sent.push('bind')
      bound = values.map((value) => valueMapper(value))
    },
    describe: note('describe'),
    execute: note('execute'),
    sync: note('sync'),
    close: note('close'),
  }
  return {
    connection,
    bound: () => bound,
    /** What was sent since the last call. */
    sent: () => {
      const all = sent
      sent = []
      return all
    },
  }
}

type Fake = ReturnType<typeof createConnection>

/** Submits a statement and answers it with one row. @returns the rows as the caller gets them. */
function run({ connection, sent }: Fake, statement: Statement, fields: object[], row: string[]) {
  let rows: unknown
  const query = new DescribedQuery(statement) as DescribedQuery & {
    callback(error: unknown, result: { rows: unknown }): void
    submit(connection: unknown): void
    handleDataRow(message: object): void
    handleReadyForQuery(connection: unknown): void
  }
  query.callback = (_error, result) => {
    rows = result?.rows
  }
  query.submit(connection)
  const messages = sent()
  if (messages.includes('describe')) query.handleRowDescription({ fields: fields as never })
  query.handleDataRow({ fields: row })
  query.handleReadyForQuery(connection)
  return { messages, rows }
}

const statement = { name: 'one', text: 'select id, name from one where id = $1', values: [7] }
const fields = [field('id', int4), field('name', text)]

test('a prepared statement is described once a connection, and read alike afterwards', () => {
  const first = createConnection()
  const expected = [{ id: 7, name: 'wheat' }]
  const again = () => run(first, statement, fields, ['7', 'wheat'])
  expect(again()).toEqual({
    messages: ['parse', 'bind', 'describe', 'execute', 'sync'],
    rows: expected,
  })
  expect(again()).toEqual({ messages: ['bind', 'execute', 'sync'], rows: expected })
  const second = run(createConnection(), statement, fields, ['7', 'wheat'])
  expect(second.messages).toContain('describe')
  expect(second.rows).toEqual(expected)
})

test('connections to which a statement has other columns do not read each other’s', () => {
  const [old, changed] = [createConnection(), createConnection()]
  const other = { ...statement, name: 'other', text: 'select * from other where id = $1' }
  run(old, other, fields, ['7', 'wheat'])
  const changedFields = [field('id', text), field('grade', text)]
  run(changed, other, changedFields, ['7', 'A'])
  expect(run(old, other, fields, ['7', 'wheat']).rows).toEqual([{ id: 7, name: 'wheat' }])
  expect(run(changed, other, changedFields, ['7', 'A']).rows).toEqual([{ id: '7', grade: 'A' }])
})

test('values are sent as PostgreSQL reads them', () => {
  const fake = createConnection()
  const values = [1.5, true, null, 'a"b', ['x', 'say "y"', 'back\\slash'], new Date(0)]
  const many = { name: 'many', text: 'select $1, $2, $3, $4, $5, $6', values }
  run(fake, many, fields, ['1', ''])
  run(fake, many, fields, ['1', ''])
  expect(fake.bound()).toEqual([
    '1.5',
    'true',
    null,
    'a"b',
    '{"x","say \\"y\\"","back\\\\slash"}',
    '1970-01-01T00:00:00.000Z',
  ])
})

test('a query without an answer in time fails with the driver’s sentence, and what comes later is ignored', async () => {
  const { connection } = createConnection()
  const outcomes: unknown[] = []
  const submit = () => {
    const query = new DescribedQuery({ ...statement, timeoutMs: 20 }) as DescribedQuery & {
      submit(connection: unknown): void
    }
    query.callback = (error, result) => outcomes.push((error as Error)?.message ?? result?.rows)
    query.submit(connection)
    return query
  }
  submit().handleReadyForQuery(connection as never)
  const late = submit()
  await vi.waitFor(() => expect(outcomes).toHaveLength(2))
  late.handleReadyForQuery(connection as never)
  late.handleError(new Error('Connection terminated'), connection as never)
  expect(outcomes).toEqual([[], 'Query read timeout'])
})
