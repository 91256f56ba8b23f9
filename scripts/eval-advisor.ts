import { evaluateAdvisor } from '../src/server/features/advisor/advisor-evaluation.service.ts'

const { answerable, offTopic, topThreeShare, firstShare, refusedShare } = evaluateAdvisor()
for (const { question, expectedPassages, hitIds } of answerable.filter(({ rank }) => rank < 0)) {
  console.log(
    `missed: ${question}\n  wanted ${expectedPassages.join(' or ')}\n  got ${hitIds.join(', ') || 'nothing'}`,
  )
}
for (const { question, hitIds } of offTopic.filter(({ isAnswered }) => isAnswered)) {
  console.log(`answered, but should not have: ${question}\n  from ${hitIds.join(', ')}`)
}
const percent = (value: number) => `${(100 * value).toFixed(1)} %`
console.log(
  `${answerable.length} questions: the passage is among the first three in ${percent(topThreeShare)},`,
)
console.log(`the very first in ${percent(firstShare)}.`)
console.log(
  `${offTopic.length} questions off topic: ${percent(refusedShare)} are answered with "I do not know".`,
)
process.exitCode = topThreeShare >= 0.9 && refusedShare === 1 ? 0 : 1
