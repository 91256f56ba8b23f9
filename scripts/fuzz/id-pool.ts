/** Ids and addresses that exist, by the plural under which answers contain them: `crops`, `orders`. */
export interface IdPool {
  add(kind: string, id: string): void
  /** Adds every id in an answer. */
  harvest(answer: unknown): void
  /** Values for an input's field of this name; [] when none are known. */
  forField(name: string): readonly string[]
  counts(): Record<string, number>
}

/** Fields whose ids appear in answers under other names than the field's own plural. */
const otherNames: Record<string, readonly string[]> = {
  userId: ['users', 'sellers', 'people', 'buyers', 'renters', 'owners'],
  sellerId: ['users', 'sellers', 'owners'],
  operatorId: ['operators'],
  subjectId: ['subjects', 'people', 'crops'],
  postId: ['posts', 'questions', 'answers'],
  listingId: ['listings', 'crops', 'equipments'],
  // One name for two kinds: messages to each other, and messages to the operators.
  messageId: ['messages'],
  ids: ['notices'],
  id: ['sessions'],
  slug: ['articles by word'],
  crop: ['crops by word'],
  image: ['images'],
}

const plural = (name: string) =>
  name === 'answerList' ? 'answers' : name.endsWith('s') ? name : `${name}s`

/** Ids that are words: crops of the reference, articles. They must not be mixed with row ids. */
const wordsOf = (name: string) => `${plural(name)} by word`

const isUuid = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text)

/** Ids of each kind that are stored. That is enough, because ids are drawn at random. */
const most = 60

export function createIdPool(): IdPool {
  const pools = new Map<string, Set<string>>()
  const add = (kind: string, id: string) => {
    const ids = pools.get(kind) ?? new Set()
    if (ids.size < most) ids.add(id)
    pools.set(kind, ids)
  }
  const harvest = (value: unknown, under: string): void => {
    if (typeof value === 'string' && value.startsWith('/uploads/')) add('images', value)
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const item of value) harvest(item, under)
      return
    }
    for (const [name, member] of Object.entries(value)) {
      if (typeof member !== 'string') harvest(member, name)
      else if (name === '_id') add(plural(under), member)
      else if (name === 'id' || name === 'slug')
        add(isUuid(member) ? plural(under) : wordsOf(under), member)
      else if (/[a-z]Id$/.test(name)) add(plural(name.slice(0, -2)), member)
      else harvest(member, name)
    }
  }
  return {
    add,
    harvest: (answer) => harvest(answer, 'root'),
    forField: (name) => {
      const kinds = otherNames[name] ?? [plural(name.replace(/Id$/, ''))]
      const ids = kinds.flatMap((kind) => [...(pools.get(kind) ?? [])])
      // A crop may be requested by either; a few words among the row ids are enough.
      const words = kinds.flatMap((kind) => [...(pools.get(`${kind} by word`) ?? [])].slice(0, 3))
      return [...ids, ...words]
    },
    counts: () => Object.fromEntries([...pools].map(([kind, ids]) => [kind, ids.size])),
  }
}
