import { expect, test } from 'vitest'
import { decideAlone } from './advisor-evaluation.service.ts'

test('whatever is asked about a plant that no page is about, it is refused by its name', () => {
  const plants = ['quinoa', 'avocado', 'teak', 'tulip', 'चंदन', 'turnip', 'zorbaberry', 'bamboo']
  const aspects = ['sowing time', 'seed rate', 'khad kitni dale', 'में कीड़ा लगा है', 'yield', 'water']
  for (const plant of plants) {
    for (const aspect of aspects) {
      expect(decideAlone(`${plant} ${aspect}`), `${plant} ${aspect}`).toMatchObject({
        kind: 'refuse',
        name: expect.stringContaining(plant),
      })
    }
  }
})

test('a problem of another crop is never answered from this crop or that', () => {
  for (const question of [
    'pink bollworm in wheat',
    'गेहूं में पनामा विल्ट की दवा',
    'red rot in onion',
    'fall armyworm in mango tree',
    'koleroga in tomato',
  ]) {
    expect(decideAlone(question), question).toMatchObject({ kind: 'ask', missing: 'problem' })
  }
})

test('a decision takes at most twenty milliseconds of the processor', () => {
  decideAlone('warm up')
  const questions = Array.from(
    { length: 50 },
    (_, i) => `gehu me ${i} pani kab de bhaiya batao zorbo`,
  )
  // Other work on the machine takes time, and none of this process's.
  const before = process.cpuUsage()
  for (const question of questions) decideAlone(question)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000 / questions.length).toBeLessThan(20)
})
