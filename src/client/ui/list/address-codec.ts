import { cleanSearch } from './clean-search.ts'

/** One value of a page's state and how the address's query holds it. */
export interface AddressField<Value> {
  /** Stands for a missing or invalid parameter, and is never written to the address. */
  initial: Value
  /** @returns null for a text that is not a valid value. */
  parse: (text: string) => Value | null
  /** `String` by default. */
  serialize?: (value: Value) => string
}

/** One of the values, or null for any other text. */
export const findValue = <Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | null => values.find((value) => value === text) ?? null

/** A free text. @param clean makes the text fit for the server; '' counts as no text. */
export const textField = (clean: (text: string) => string = (text) => text) =>
  ({ initial: '', parse: clean }) satisfies AddressField<string>

/** A search text, cleaned as the server expects it. */
export const searchField = textField(cleanSearch)

/** One of a list of values, or `initial`. */
export const choiceField = <const Value extends string, const Initial>(
  values: readonly Value[],
  initial: Initial,
): AddressField<Value | Initial> => ({
  initial,
  parse: (text) => findValue(values, text),
})

/** False unless the parameter is 'true'. */
export const flagField: AddressField<boolean> = {
  initial: false,
  parse: (text) => text === 'true',
}

/** A page number from 1. @param max the last page that the server accepts. */
export const pageField = (max = 999_999): AddressField<number> => ({
  initial: 1,
  parse: (text) => (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= max ? Number(text) : null),
})

/** Reads a page's state from the address's query and writes it back. */
export interface AddressCodec<State> {
  /** The state of an address without parameters. */
  initial: State
  /** @param search the address's query, with or without its question mark. */
  parse: (search: string) => State
  /** @returns '' for the initial state, else the query with its question mark. */
  build: (state: State) => string
}

/** The parameters are written in the order of the fields. */
export function addressCodec<State extends object>(
  fields: {
    [Name in keyof State]: AddressField<State[Name]>
  },
): AddressCodec<State> {
  const names = Object.keys(fields) as (keyof State & string)[]
  const collect = (read: (name: keyof State & string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as State
  const initial = collect((name) => fields[name].initial)
  return {
    initial,
    parse: (search) => {
      const params = new URLSearchParams(search)
      return collect((name) => {
        const text = params.get(name)
        const value = text === null ? null : fields[name].parse(text)
        return value === null ? initial[name] : value
      })
    },
    build: (state) => {
      const changed = names.filter((name) => state[name] !== initial[name])
      const params = changed.map((name) => [name, (fields[name].serialize ?? String)(state[name])])
      return params.length > 0 ? `?${new URLSearchParams(params)}` : ''
    },
  }
}
