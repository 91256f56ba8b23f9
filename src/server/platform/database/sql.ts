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
  readonly name?: string
  readonly strings: readonly string[]
  readonly inputs: readonly (SqlFragment | BoundValue)[]
  #written?: { text: string; parameters: readonly BoundValue[] }

  /** @param strings one more than `inputs`, which stand between them. */
  constructor(
    strings: readonly string[],
    inputs: readonly (SqlFragment | BoundValue)[],
    name?: string,
  ) {
    this.strings = strings
    this.inputs = inputs
    if (name !== undefined) this.name = name
  }

  /** The same under a name. */
  named(name: string): SqlFragment {
    return new SqlFragment(this.strings, this.inputs, name)
  }

  get text(): string {
    return this.#write().text
  }

  get values(): SqlValue[] {
    return this.#write().parameters.map(({ value }) => value)
  }

  /** The values in the order of their placeholders. */
  get parameters(): readonly BoundValue[] {
    return this.#write().parameters
  }

  /** Only whole statements are written: a part stands in a dozen others, and each would copy its texts. */
  #write() {
    if (!this.#written) {
      const numbers = new Map<BoundValue, number>()
      const text = this.#textWith(numbers)
      this.#written = { text, parameters: [...numbers.keys()] }
    }
    return this.#written
  }

  /** @param numbers of the placeholders so far; gets those of the values that are new. */
  #textWith(numbers: Map<BoundValue, number>): string {
    let text = this.strings[0] ?? ''
    for (const [at, input] of this.inputs.entries()) {
      if (input instanceof SqlFragment) text += input.#textWith(numbers)
      else {
        const number = numbers.get(input) ?? numbers.size + 1
        numbers.set(input, number)
        text += `$${number}`
      }
      text += this.strings[at + 1] ?? ''
    }
    return text
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

const concat = (strings: readonly string[], inputs: readonly SqlInput[]) =>
  new SqlFragment(
    strings,
    inputs.map((input) =>
      input instanceof SqlFragment || input instanceof BoundValue ? input : new BoundValue(input),
    ),
  )

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
    named: (name: string, fragment: SqlFragment) => fragment.named(name),
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
  const order = parameters.map((parameter) => standIns.indexOf(parameter))
  if (order.includes(-1)) throw new Error(`A value that would stay the same in: ${text}`)
  return (...values) => ({ name, text, values: order.map((at) => values[at] ?? null) })
}
