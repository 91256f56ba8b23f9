import { thresholds } from '../src/server/features/advisor/decision/advisor-confidence.policy.ts'
import {
  countWithoutPage,
  type EvaluatedQuestion,
  evaluatePassages,
  evaluateQuestions,
  expectsRefusal,
  isOnePressAway,
  totalsOf,
} from '../src/server/features/advisor/evaluation/advisor-evaluation.service.ts'
import type { EvaluationPart } from '../src/server/features/advisor/evaluation/evaluation-questions.ts'
import { createCrossValidation } from '../src/server/features/advisor/training/advisor-cross-validation.service.ts'

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

function printShares(label: string, questions: readonly EvaluatedQuestion[]) {
  const { count, right, refused, wrong } = totalsOf(questions)
  const shares = [right, refused, wrong].map((each) => percent(each, count).padStart(8)).join('')
  console.log(`${label.padEnd(24)}${String(count).padStart(6)}${shares}`)
}

const printHeading = (part: EvaluationPart) =>
  console.log(`\n${part.padEnd(24)}${' count   right refused   wrong'}`)

function printParts(questions: readonly EvaluatedQuestion[]) {
  printShares('all', questions)
  const withPage = questions.filter((each) => !expectsRefusal(each))
  printShares('with a page', withPage)
  const within = withPage.filter(isOnePressAway).length
  console.log(`right at once or at the first press: ${percent(within, withPage.length)}`)
  printShares('without a page', questions.filter(expectsRefusal))
}

function printTotals(part: EvaluationPart, questions: readonly EvaluatedQuestion[]) {
  printParts(questions)
  console.log(
    `left out, because their page is still to be written, or came after them: ${countWithoutPage(part)}`,
  )
}

/** Prints nothing but totals: the folder's README says why the failures stay unread. */
function printUntouched() {
  printHeading('untouched')
  const questions = evaluateQuestions('untouched')
  for (const [written, ofDay] of Map.groupBy(questions, (each) => each.written)) {
    console.log(`written ${written}`)
    printParts(ofDay)
  }
  console.log('of all days')
  printTotals('untouched', questions)
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

/** Prints the tuning questions as models answer them that have not learnt from them, at other thresholds, by the day of writing. */
function printFolds() {
  const evaluateAt = createCrossValidation()
  console.log('right with a page / wrong of all / refused without a page')
  for (const answer of [0.65, 0.7, 0.725, 0.75, 0.8])
    for (const rival of [0, 0.1, 0.2, 0.3]) {
      const shares = [
        ...Map.groupBy(evaluateAt({ ...thresholds, answer, rival }), ({ written }) => written),
      ].map(([written = 'earlier', questions]) => {
        const page = totalsOf(questions.filter((each) => !expectsRefusal(each)))
        const none = totalsOf(questions.filter(expectsRefusal))
        const wrong = percent(page.wrong + none.wrong, questions.length)
        return `${written}: ${percent(page.right, page.count)} / ${wrong} / ${percent(none.right, none.count)}`
      })
      console.log(`answer ${answer}, rival ${rival}: ${shares.join(', ')}`)
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
else if (process.argv.includes('--folds')) printFolds()
else {
  printTuning()
  printFirstSet()
}
