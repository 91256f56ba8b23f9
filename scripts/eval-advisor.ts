import {
  countWithoutPage,
  type EvaluatedQuestion,
  evaluatePassages,
  evaluateQuestions,
  expectsRefusal,
  totalsOf,
} from '../src/server/features/advisor/evaluation/advisor-evaluation.service.ts'
import type { EvaluationPart } from '../src/server/features/advisor/evaluation/evaluation-questions.ts'

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

function printShares(label: string, questions: readonly EvaluatedQuestion[]) {
  const { count, right, refused, wrong } = totalsOf(questions)
  const shares = [right, refused, wrong].map((each) => percent(each, count).padStart(8)).join('')
  console.log(`${label.padEnd(24)}${String(count).padStart(6)}${shares}`)
}

const printHeading = (part: EvaluationPart) =>
  console.log(`\n${part.padEnd(24)}${' count   right refused   wrong'}`)

function printTotals(part: EvaluationPart, questions: readonly EvaluatedQuestion[]) {
  printShares('all', questions)
  printShares(
    'with a page',
    questions.filter((each) => !expectsRefusal(each)),
  )
  printShares('without a page', questions.filter(expectsRefusal))
  console.log(`left out, because their page is still to be written: ${countWithoutPage(part)}`)
}

/** Prints nothing but totals: the folder's README says why the failures stay unread. */
function printUntouched() {
  printHeading('untouched')
  printTotals('untouched', evaluateQuestions('untouched'))
}

function printTuning() {
  const questions = evaluateQuestions('tuning')
  printHeading('tuning')
  for (const [kind, ofKind] of Map.groupBy(questions, (each) => each.kind))
    printShares(kind, ofKind)
  printTotals('tuning', questions)
  for (const { outcome, question, expect, alsoRight = [], decision } of questions) {
    if (outcome === 'right') continue
    const passages = 'passages' in decision ? decision.passages.map(({ id }) => id).join(', ') : ''
    const wanted = [expect, ...alsoRight].map((each) => JSON.stringify(each)).join(' or ')
    console.log(`${outcome}: ${question}\n  wanted ${wanted}\n  got ${decision.kind} ${passages}`)
  }
}

function printFirstSet() {
  const { count, missed, answeredOffTopic } = evaluatePassages()
  for (const { question, expectedPassages, decision } of missed) {
    console.log(
      `missed: ${question}\n  wanted ${expectedPassages.join(' or ')}\n  got ${decision.kind}`,
    )
  }
  console.log(
    `\nfirst set: ${percent(count - missed.length, count)} of ${count} find their passage`,
  )
  console.log(`off topic and answered: ${answeredOffTopic.join('; ') || 'none'}`)
}

if (process.argv.includes('--held-out')) printUntouched()
else {
  printTuning()
  printFirstSet()
}
