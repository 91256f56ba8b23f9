import { writeFileSync } from 'node:fs'
import { trainAdvisor } from '../../src/server/features/advisor/training/advisor-trainer.service.ts'

// Trains the advisor's models anew and writes their weights, where the questions or phrasings changed.
const folder = new URL('../../src/server/features/advisor/', import.meta.url)

function write(path: string, weights: unknown) {
  const text = `${JSON.stringify(weights, null, 2)}\n`
  writeFileSync(new URL(path, folder), text)
  console.log(`${path}: ${(text.length / 1000).toFixed(0)} kB`)
}

const { models, confidence } = trainAdvisor()
for (const [name, model] of Object.entries(models))
  write(`classifier/advisor-${name}-weights.json`, model)
write('decision/advisor-confidence-weights.json', confidence)
