import type { AnswerSegment } from './answer-links.ts'

/** Running text of several lines, or the steps of a procedure without their numbers. */
export interface AnswerBlock {
  kind: 'text' | 'steps'
  /** The index of its first character in the answer. */
  start: number
  /** One entry for running text, one a step for steps. */
  parts: AnswerSegment[][]
}

const stepNumber = /^(\d{1,2})\. /

/** The segments between two indexes of the answer, cut where they reach beyond. */
const segmentsBetween = (segments: readonly AnswerSegment[], start: number, end: number) =>
  segments.flatMap((segment) => {
    const from = Math.max(start, segment.start)
    const to = Math.min(end, segment.start + segment.text.length)
    const text = segment.text.slice(from - segment.start, to - segment.start)
    return from < to ? [{ ...segment, start: from, text }] : []
  })

/**
 * Divides an answer into running text and lists of steps. Lines that are numbered from 1 without a
 * gap are the steps of a list; any other number stays text.
 */
export function answerBlocks(segments: readonly AnswerSegment[]): AnswerBlock[] {
  const answer = segments.map(({ text }) => text).join('')
  const blocks: (Pick<AnswerBlock, 'kind' | 'start'> & { ranges: [number, number][] })[] = []
  let start = 0
  for (const line of answer.split('\n')) {
    const end = start + line.length
    const number = stepNumber.exec(line)
    const last = blocks.at(-1)
    const isNextStep = last?.kind === 'steps' && Number(number?.[1]) === last.ranges.length + 1
    if (number && (isNextStep || number[1] === '1')) {
      const range: [number, number] = [start + number[0].length, end]
      if (isNextStep) last.ranges.push(range)
      else blocks.push({ kind: 'steps', start, ranges: [range] })
    } else if (last?.kind === 'text') last.ranges[0] = [last.start, end]
    else if (line !== '') blocks.push({ kind: 'text', start, ranges: [[start, end]] })
    start = end + 1
  }
  return blocks.map(({ ranges, ...block }) => ({
    ...block,
    parts: ranges.map(([from, to]) => segmentsBetween(segments, from, to)),
  }))
}
