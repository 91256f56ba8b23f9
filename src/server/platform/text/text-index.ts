import SearchableMap from 'minisearch/SearchableMap'

/** Parameters of BM25+ (Lv and Zhai, "Lower-bounding term frequency normalization", 2011), as MiniSearch has them. */
const saturation = 1.2
const lengthShare = 0.7
const leastGain = 0.5
/** The weight of a term that only begins like the query's, or differs from it by some letters. */
const prefixWeight = 0.4
const slipWeight = 0.5
/** How many letters of a term may differ, as a share of its length. */
const slipShare = 0.2
const maxSlips = 6

export interface QueryTerm {
  term: string
  boost: number
  /** Whether terms that begin with it, or are spelt nearly like it, match too. */
  isLoose: boolean
}

/** A document that has some of a query's terms. */
export interface TextHit<Field extends string> {
  /** Its number in the order in which documents were added, from 0. */
  document: number
  score: number
  /** The terms of the query that it has. */
  queryTerms: string[]
  /** The fields by the term that matched, which a loose term of the query does not name. */
  matches: Map<string, Field[]>
}

export interface TextIndex<Field extends string> {
  /** Whether a document has the term. */
  has(term: string): boolean
  /**
   * Documents with any of the terms, best first.
   * @param boostOf how much a document counts, called once for each; 0 leaves it out.
   */
  search(terms: readonly QueryTerm[], boostOf: (document: number) => number): TextHit<Field>[]
}

function countEach(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/**
 * An index of texts that never change. Where a term stands is written in typed arrays: in MiniSearch's index, a tree of maps in
 * maps, the advisor's passages take ten times the memory (docs/decisions/0090).
 * @param boosts how much a term counts in each field.
 */
export function createTextIndexBuilder<Field extends string>(boosts: Record<Field, number>) {
  const fields = Object.keys(boosts) as Field[]
  const numbers = new SearchableMap<number>()
  let termCount = 0
  /** By document and then by field, how many different words it has. */
  const lengths: number[] = []
  // One entry for each term of a document's field.
  const lists: number[] = []
  const documents: number[] = []
  const counts: number[] = []

  const numberOf = (term: string) => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, termCount)
    return termCount++
  }

  return {
    /** @param textOf the words and the terms of the document in a field. */
    add(textOf: (field: Field) => { words: readonly string[]; terms: readonly string[] }) {
      const document = lengths.length / fields.length
      for (const [at, field] of fields.entries()) {
        const { words, terms } = textOf(field)
        lengths.push(new Set(words).size)
        for (const [term, count] of countEach(terms)) {
          lists.push(numberOf(term) * fields.length + at)
          documents.push(document)
          counts.push(count)
        }
      }
    },
    /** Nothing can be added afterwards. */
    build(): TextIndex<Field> {
      return createTextIndex(fields, boosts, numbers, {
        lengths: Uint32Array.from(lengths),
        ...sortByList(lists, documents, counts, termCount * fields.length),
      })
    },
  }
}

interface Postings {
  /** Where the list of a term and field begins; the next one begins at its end. */
  starts: Uint32Array
  documents: Uint32Array
  counts: Uint16Array
}

/** Sorts entries by their list and leaves those of a list in their order. */
function sortByList(
  lists: readonly number[],
  documents: readonly number[],
  counts: readonly number[],
  listCount: number,
): Postings {
  const starts = new Uint32Array(listCount + 1)
  for (const list of lists) starts[list + 1] = (starts[list + 1] ?? 0) + 1
  for (let list = 0; list < listCount; list++) {
    starts[list + 1] = (starts[list + 1] ?? 0) + (starts[list] ?? 0)
  }
  const ends = starts.slice()
  const sorted = {
    documents: new Uint32Array(lists.length),
    counts: new Uint16Array(lists.length),
  }
  for (const [entry, list] of lists.entries()) {
    const place = ends[list] ?? 0
    ends[list] = place + 1
    sorted.documents[place] = documents[entry] ?? 0
    sorted.counts[place] = counts[entry] ?? 0
  }
  return { starts, ...sorted }
}

/** The terms that match a term of a query, with their weight: itself first. */
function* matchingTerms(numbers: SearchableMap<number>, { term, isLoose }: QueryTerm) {
  const own = numbers.get(term)
  if (own !== undefined) yield { matched: term, list: own, weight: 1 }
  if (!isLoose) return
  const slips = Math.min(maxSlips, Math.round(term.length * slipShare))
  const alike: Map<string, [number, number]> = slips > 0 ? numbers.fuzzyGet(term, slips) : new Map()
  for (const [longer, list] of numbers.atPrefix(term)) {
    const distance = longer.length - term.length
    if (distance === 0) continue
    alike.delete(longer)
    const weight = (prefixWeight * longer.length) / (longer.length + 0.3 * distance)
    yield { matched: longer, list, weight }
  }
  for (const [other, [list, distance]] of alike) {
    if (distance === 0) continue
    yield { matched: other, list, weight: (slipWeight * other.length) / (other.length + distance) }
  }
}

function createTextIndex<Field extends string>(
  fields: readonly Field[],
  boosts: Record<Field, number>,
  numbers: SearchableMap<number>,
  { lengths, starts, documents, counts }: Postings & { lengths: Uint32Array },
): TextIndex<Field> {
  const documentCount = lengths.length / fields.length
  const meanLengths = fields.map((_, at) => {
    let sum = 0
    for (let i = at; i < lengths.length; i += fields.length) sum += lengths[i] ?? 0
    return sum / documentCount
  })

  /** Adds what one term of the query gives to each document. */
  function addScores(
    query: QueryTerm,
    boostOf: (document: number) => number,
    hits: Map<number, TextHit<Field>>,
  ) {
    for (const { matched, list, weight } of matchingTerms(numbers, query)) {
      for (const [at, field] of fields.entries()) {
        const first = starts[list * fields.length + at] ?? 0
        const end = starts[list * fields.length + at + 1] ?? 0
        const rarity = Math.log(1 + (documentCount - (end - first) + 0.5) / (end - first + 0.5))
        for (let entry = first; entry < end; entry++) {
          const document = documents[entry] ?? 0
          const documentBoost = boostOf(document)
          if (documentBoost === 0) continue
          const count = counts[entry] ?? 0
          const length = (lengths[document * fields.length + at] ?? 0) / (meanLengths[at] ?? 1)
          const longness = saturation * (1 - lengthShare + lengthShare * length)
          const gain = leastGain + (count * (saturation + 1)) / (count + longness)
          const score = weight * query.boost * boosts[field] * documentBoost * rarity * gain
          const hit = hits.get(document)
          if (!hit) {
            const matches = new Map([[matched, [field]]])
            hits.set(document, { document, score, queryTerms: [query.term], matches })
            continue
          }
          hit.score += score
          if (!hit.queryTerms.includes(query.term)) hit.queryTerms.push(query.term)
          const matchedFields = hit.matches.get(matched)
          if (!matchedFields) hit.matches.set(matched, [field])
          else if (!matchedFields.includes(field)) matchedFields.push(field)
        }
      }
    }
  }

  return {
    has: (term) => numbers.has(term),
    search(terms, boostOf) {
      const hits = new Map<number, TextHit<Field>>()
      const documentBoosts = new Float64Array(documentCount).fill(Number.NaN)
      const boostOnce = (document: number) => {
        const known = documentBoosts[document] ?? 0
        if (!Number.isNaN(known)) return known
        const boost = boostOf(document)
        documentBoosts[document] = boost
        return boost
      }
      for (const term of terms) addScores(term, boostOnce, hits)
      const ranked = [...hits.values()]
      // More of the query's words count more than one of them many times.
      for (const hit of ranked) hit.score *= hit.queryTerms.length
      return ranked.sort((a, b) => b.score - a.score)
    },
  }
}
