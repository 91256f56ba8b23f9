import { evaluateAdvisor } from '../src/server/features/advisor/advisor-evaluation.service.ts'

const { known, unknown, share, first, refused } = evaluateAdvisor()
for (const { ask, find, got } of known.filter(({ place }) => place < 0)) {
  console.log(`missed: ${ask}\n  wanted ${find.join(' or ')}\n  got ${got.join(', ') || 'nothing'}`)
}
for (const { ask, got } of unknown.filter(({ isRefused }) => !isRefused)) {
  console.log(`answered, but should not have: ${ask}\n  from ${got.join(', ')}`)
}
const percent = (value: number) => `${(100 * value).toFixed(1)} %`
console.log(`${known.length} questions: the passage is among the first three in ${percent(share)},`)
console.log(`the very first in ${percent(first)}.`)
console.log(
  `${unknown.length} questions off topic: ${percent(refused)} are answered with "I do not know".`,
)
process.exitCode = share >= 0.9 && refused === 1 ? 0 : 1
