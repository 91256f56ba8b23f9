import {
  countWithoutPage,
  type EvaluatedQuestion,
  evaluatePassages,
  evaluateQuestions,
  expectsRefusal,
  totalsOf,
} from '../src/server/features/advisor/evaluation/advisor-evaluation.service.ts'

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

function printTotals(label: string, questions: readonly EvaluatedQuestion[]) {
  const { count, right, refused, wrong } = totalsOf(questions)
  const shares = [right, refused, wrong].map((each) => percent(each, count).padStart(8)).join('')
  console.log(`${label.padEnd(24)}${String(count).padStart(6)}${shares}`)
}

function printPart(part: 'tuning' | 'held-out') {
  const questions = evaluateQuestions(part)
  console.log(`\n${part.padEnd(24)}${' count   right refused   wrong'}`)
  for (const [kind, ofKind] of Map.groupBy(questions, (each) => each.kind))
    printTotals(kind, ofKind)
  printTotals('all', questions)
  printTotals(
    'with a page',
    questions.filter((each) => !expectsRefusal(each)),
  )
  printTotals('without a page', questions.filter(expectsRefusal))
  console.log(`left out, because their page is still to be written: ${countWithoutPage(part)}`)
  return questions
}

// The failures of the held-out part stay unread: docs of the folder say why.
for (const { outcome, question, expect, decision } of printPart('tuning')) {
  if (outcome === 'right') continue
  const passages = 'passages' in decision ? decision.passages.map(({ id }) => id).join(', ') : ''
  console.log(
    `${outcome}: ${question}\n  wanted ${JSON.stringify(expect)}\n  got ${decision.kind} ${passages}`,
  )
}
if (process.argv.includes('--held-out')) printPart('held-out')

const { count, missed, answeredOffTopic } = evaluatePassages()
for (const { question, expectedPassages, decision } of missed) {
  console.log(
    `missed: ${question}\n  wanted ${expectedPassages.join(' or ')}\n  got ${decision.kind}`,
  )
}
console.log(`\nfirst set: ${percent(count - missed.length, count)} of ${count} find their passage`)
console.log(`off topic and answered: ${answeredOffTopic.join('; ') || 'none'}`)
