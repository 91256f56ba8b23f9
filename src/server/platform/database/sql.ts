/** Values that PostgreSQL can be sent beside a statement's text. */
export type SqlValue = string | number | boolean | null | Date | readonly string[]

/** One SQL text with `$1…` placeholders and their values. */
export interface Statement {
  readonly text: string
  readonly values?: readonly SqlValue[]
  /** PostgreSQL prepares a named statement once a connection; transactions ignore the name. */
  readonly name?: string
  /** Milliseconds that PostgreSQL may take to answer, in place of `databaseTimeouts.answer`. */
  readonly timeoutMs?: number
}

/** A value that has one placeholder in a statement, however often it is used there. */
class BoundValue {
  readonly value: SqlValue

  constructor(value: SqlValue) {
    this.value = value
  }
}

/** A piece of SQL with its values: a whole statement, or a part that other statements include. */
export class SqlFragment implements Statement {
  readonly texts: readonly string[]
  readonly parameters: readonly BoundValue[]
  readonly name?: string
  #text?: string

  /** @param texts one more than `parameters`, which stand between them. */
  constructor(texts: readonly string[], parameters: readonly BoundValue[], name?: string) {
    this.texts = texts
    this.parameters = parameters
    if (name !== undefined) this.name = name
  }

  get text(): string {
    this.#text ??= this.#render()
    return this.#text
  }

  #render(): string {
    const numbers = new Map([...new Set(this.parameters)].map((one, at) => [one, at + 1]))
    const placeholder = (at: number) => {
      const parameter = this.parameters[at]
      return parameter ? `$${numbers.get(parameter)}` : ''
    }
    return this.texts.map((text, at) => text + placeholder(at)).join('')
  }

  get values(): SqlValue[] {
    return [...new Set(this.parameters)].map(({ value }) => value)
  }

  /** @throws Error always: in a plain template the values would be lost. */
  toString(): never {
    throw new Error(`An SQL fragment belongs in a text of the sql tag: ${this.text}`)
  }
}

/** Drivers write a `Date` in the process's own time zone, which a `date` column would take over. */
export const toParameter = (value: SqlValue): unknown =>
  value instanceof Date ? value.toISOString() : value

/** What may stand between the braces of an `sql` text. */
export type SqlInput = SqlValue | SqlFragment | BoundValue

function concat(strings: readonly string[], inputs: readonly SqlInput[]): SqlFragment {
  const texts = [strings[0] ?? '']
  const parameters: BoundValue[] = []
  const append = (text: string) => texts.push((texts.pop() ?? '') + text)
  inputs.forEach((input, at) => {
    if (input instanceof SqlFragment) {
      append(input.texts[0] ?? '')
      texts.push(...input.texts.slice(1))
      parameters.push(...input.parameters)
    } else {
      parameters.push(input instanceof BoundValue ? input : new BoundValue(input))
      texts.push('')
    }
    append(strings[at + 1] ?? '')
  })
  return new SqlFragment(texts, parameters)
}

/**
 * SQL as a template: values become `$1…` placeholders, fragments are included with their values.
 *
 *     const isOwn = sql`owner_id = ${userId}`
 *     await queryRows(db, sql`select id from crops where ${isOwn} limit ${limit}`)
 */
export const sql = Object.assign(
  (strings: TemplateStringsArray, ...inputs: SqlInput[]) => concat(strings, inputs),
  {
    /**
     * Trusted text that is part of the SQL itself: a column, a constant, a condition of the code's own.
     * @throws Error for a text with a placeholder, which would take another value's number.
     */
    raw(text: string | number): SqlFragment {
      if (/\$\d/.test(String(text))) throw new Error(`A placeholder in raw SQL: ${text}`)
      return new SqlFragment([String(text)], [])
    },
    /**
     * A text as part of the SQL itself, in quotes: for the few values of a statement that is prepared for each of them.
     * @throws Error for a text with NUL, which PostgreSQL cannot store.
     */
    literal(text: string): SqlFragment {
      if (text.includes('\0')) throw new Error('NUL in an SQL literal.')
      return new SqlFragment([`'${text.replaceAll("'", "''")}'`], [])
    },
    /** A value to use several times in one statement with one placeholder, and so with one type. */
    value: (value: SqlValue) => new BoundValue(value),
    /** Any JSON value, as `jsonb`. Half a surrogate pair, which PostgreSQL refuses, is replaced. */
    json(value: unknown): SqlFragment {
      const text = JSON.stringify(value, (_key, inner: unknown) =>
        typeof inner === 'string' ? inner.toWellFormed() : inner,
      )
      return sql`${text}::jsonb`
    },
    /** The fragments one after the other, by default with commas between them. */
    join(inputs: readonly SqlInput[], separator = ', '): SqlFragment {
      const between = inputs.slice(1).map(() => separator)
      return inputs.length > 0 ? concat(['', ...between, ''], inputs) : new SqlFragment([''], [])
    },
    /**
     * A statement that PostgreSQL prepares once a connection: for what runs many times a second.
     * @param name unique for the text, which must not depend on values.
     */
    named: (name: string, { texts, parameters }: SqlFragment) =>
      new SqlFragment(texts, parameters, name),
  },
)

type StandIns<Values extends readonly SqlValue[]> = { [At in keyof Values]: SqlInput }

/**
 * A named statement whose text is written once, for what runs most often: writing 30 columns together takes longer than
 * PostgreSQL needs to read the row.
 * @param name as for `sql.named`.
 * @param write gets a stand-in for each value, and no value itself may be in what it returns.
 * @returns a function that takes the values in the order of their stand-ins.
 * @throws Error if the text has another value.
 */
export function sqlTemplate<Values extends readonly SqlValue[]>(
  name: string,
  write: (...standIns: StandIns<Values>) => SqlFragment,
): (...values: Values) => Statement {
  const standIns = Array.from({ length: write.length }, () => new BoundValue(null))
  const { text, parameters } = write(...(standIns as unknown as StandIns<Values>))
  const order = [...new Set(parameters)].map((parameter) => standIns.indexOf(parameter))
  if (order.includes(-1)) throw new Error(`A value that would stay the same in: ${text}`)
  return (...values) => ({ name, text, values: order.map((at) => values[at] ?? null) })
}
