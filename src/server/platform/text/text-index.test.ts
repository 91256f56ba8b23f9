import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { describe, expect, it } from 'vitest'
import { createTextIndexBuilder } from './text-index.ts'

interface Text {
  title: string
  text: string
}

const boosts = { title: 3, text: 1 }
const wordsOf = (text: string) => text.split(' ').filter(Boolean)

function indexOf(texts: readonly Text[]) {
  const builder = createTextIndexBuilder(boosts)
  for (const each of texts) {
    builder.add((field) => ({ words: wordsOf(each[field]), terms: wordsOf(each[field]) }))
  }
  return builder.build()
}

const exactly = (...terms: string[]) => terms.map((term) => ({ term, boost: 1, isLoose: false }))
const loosely = (term: string) => [{ term, boost: 1, isLoose: true }]
const everything = () => 1

describe('an index of texts', () => {
  const index = indexOf([
    { title: 'wheat', text: 'rust of wheat is yellow' },
    { title: 'mustard', text: 'white rust and aphids' },
    { title: 'storage', text: 'dry wheat well' },
  ])
  const documentsOf = (terms: Parameters<typeof index.search>[0]) =>
    index.search(terms, everything).map(({ document }) => document)

  it('puts first what has more of the terms, then what has them in its title', () => {
    expect(documentsOf(exactly('wheat', 'rust'))[0]).toBe(0)
    expect(documentsOf(exactly('wheat'))).toEqual([0, 2])
    expect(documentsOf(exactly('barley'))).toEqual([])
  })

  it('finds a misspelt word and the beginning of one only where it may', () => {
    expect(documentsOf(exactly('mustrad'))).toEqual([])
    expect(documentsOf(loosely('mustar'))).toEqual([1])
    expect(documentsOf(loosely('muztard'))).toEqual([1])
    expect(documentsOf(loosely('sto'))).toEqual([2])
  })

  it('tells which terms of the query and which of the texts matched, and where', () => {
    const [hit] = index.search([...exactly('wheat'), ...loosely('yelow')], everything)
    expect(hit).toMatchObject({
      document: 0,
      queryTerms: ['wheat', 'yelow'],
    })
    expect([...(hit?.matches ?? [])]).toEqual([
      ['wheat', ['title', 'text']],
      ['yellow', ['text']],
    ])
  })

  it('leaves out documents that count nothing, and asks once for each', () => {
    const seen: number[] = []
    const hits = index.search(exactly('wheat', 'rust', 'dry'), (document) => {
      seen.push(document)
      return document === 0 ? 0 : 1
    })
    expect(hits.map(({ document }) => document)).toEqual([2, 1])
    expect(seen.toSorted()).toEqual([0, 1, 2])
  })

  it('does not take a word for a property that every object has', () => {
    const plain = indexOf([{ title: 'constructor', text: 'constructor __proto__' }])
    const [hit] = plain.search(exactly('constructor', '__proto__'), everything)
    expect([...(hit?.matches ?? [])]).toEqual([
      ['constructor', ['title', 'text']],
      ['__proto__', ['text']],
    ])
    expect(plain.has('toString')).toBe(false)
  })

  it('finds and ranks what MiniSearch does', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'ग'),
      minLength: 1,
      maxLength: 7,
    })
    const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '))
    const texts = fc.array(fc.record({ title: text, text }), { minLength: 1, maxLength: 12 })
    const query = fc.uniqueArray(
      fc.record({ term: word, boost: fc.constantFrom(0.3, 1), isLoose: fc.boolean() }),
      { minLength: 1, maxLength: 5, selector: ({ term }) => term },
    )
    fc.assert(
      fc.property(texts, query, (documents, terms) => {
        const library = new MiniSearch<Text & { id: number }>({
          fields: ['title', 'text'],
          tokenize: wordsOf,
          processTerm: (term) => term,
        })
        library.addAll(documents.map((each, id) => ({ id, ...each })))
        const boostOf = (document: number) => document % 3
        const termOf = (term: string) => terms.find((each) => each.term === term)
        const expected = library.search(terms.map(({ term }) => term).join(' '), {
          boost: boosts,
          weights: { fuzzy: 0.5, prefix: 0.4 },
          fuzzy: (term) => termOf(term)?.isLoose === true && 0.2,
          prefix: (term) => termOf(term)?.isLoose === true,
          boostTerm: (term) => termOf(term)?.boost ?? 0,
          boostDocument: boostOf,
        })
        const ranked = indexOf(documents).search(terms, boostOf)
        const byDocument = new Map(ranked.map((hit) => [hit.document, hit]))
        expect(byDocument.size).toBe(expected.length)
        for (const { id, score, queryTerms, match } of expected) {
          const hit = byDocument.get(id)
          expect(hit?.score).toBeCloseTo(score, 9)
          expect(hit?.queryTerms.toSorted()).toEqual(queryTerms.toSorted())
          expect(Object.fromEntries(hit?.matches ?? [])).toEqual(match)
        }
        const scores = ranked.map(({ score }) => score)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      }),
      { numRuns: 300 },
    )
  })
})
