import { describe, expect, it } from 'vitest'
import { answerBlocks } from './answer-blocks.ts'
import { linkAnswer } from './answer-links.ts'

const blocksOf = (text: string, titles: string[] = []) => {
  const sources = titles.map((title) => ({ title, url: 'https://example.in', date: '' }))
  return answerBlocks(linkAnswer(text, sources).segments).map(({ kind, parts }) => [
    kind,
    ...parts.map((part) => part.map(({ text }) => text).join('')),
  ])
}

describe('The blocks of an answer', () => {
  it('are the text before, the steps without their numbers, and the text after', () => {
    expect(blocksOf('Compost\n1. Dig a pit.\n2. Fill it.\n\nSource: ICAR')).toEqual([
      ['text', 'Compost'],
      ['steps', 'Dig a pit.', 'Fill it.'],
      ['text', 'Source: ICAR'],
    ])
  })

  it('are text alone where numbers do not count from 1', () => {
    expect(blocksOf('Sow in June.\n2. Water it.')).toEqual([['text', 'Sow in June.\n2. Water it.']])
  })

  it('are two lists where the numbers begin again', () => {
    expect(blocksOf('1. Dig.\n2. Fill.\n\n1. Sow.')).toEqual([
      ['steps', 'Dig.', 'Fill.'],
      ['steps', 'Sow.'],
    ])
  })

  it('keep every character of the answer that is no number of a step, with its links', () => {
    const text = '1. Call 1800-180-1551 today.\n2. Read ICAR.'
    const blocks = answerBlocks(
      linkAnswer(text, [{ title: 'ICAR', url: 'https://icar.org.in', date: '' }]).segments,
    )
    const links = blocks.flatMap(({ parts }) => parts.flat()).filter(({ url }) => url !== null)
    expect(links.map(({ text }) => text)).toEqual(['1800-180-1551', 'ICAR'])
    for (const { start, text: linked } of links) expect(text.slice(start)).toMatch(linked)
  })
})
