type Key = string
type Store = Map<Key, unknown>

/**
 * Replaces idb-keyval: `vi.mock('idb-keyval', () => fakeIdb)`. Stored values are copied, as in the
 * browser's database; `emptyIdb` deletes everything.
 */
const stores = new Map<string, Store>()
const dataOf = (name: string): Store => {
  const known = stores.get(name) ?? new Map<Key, unknown>()
  stores.set(name, known)
  return known
}

/** The duration of a read in ms, to imitate slow phones. */
export const reading = { ms: 0 }

export function emptyIdb() {
  stores.clear()
  reading.ms = 0
}

export const fakeIdb = {
  createStore: (name: string) => name,
  get: async (key: Key, name: string) => {
    if (reading.ms > 0) await new Promise((done) => setTimeout(done, reading.ms))
    return dataOf(name).get(key)
  },
  getMany: async (keys: Key[], name: string) => keys.map((key) => dataOf(name).get(key)),
  set: async (key: Key, value: unknown, name: string) => {
    dataOf(name).set(key, structuredClone(value))
  },
  setMany: async (added: [Key, unknown][], name: string) => {
    for (const [key, value] of added) dataOf(name).set(key, structuredClone(value))
  },
  update: async (key: Key, change: (value: unknown) => unknown, name: string) => {
    dataOf(name).set(key, structuredClone(change(dataOf(name).get(key))))
  },
  del: async (key: Key, name: string) => {
    dataOf(name).delete(key)
  },
  delMany: async (keys: Key[], name: string) => {
    for (const key of keys) dataOf(name).delete(key)
  },
  clear: async (name: string) => dataOf(name).clear(),
  values: async (name: string) => [...dataOf(name).values()],
  entries: async (name: string) => [...dataOf(name).entries()],
}
