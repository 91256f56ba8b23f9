import { writeFileSync } from 'node:fs'
import { trainAdvisorClassifier } from '../../src/server/features/advisor/training/advisor-trainer.service.ts'

// Trains the classifier of the advisor's questions anew and writes its weights, where the questions or phrasings changed.
const file = new URL(
  '../../src/server/features/advisor/classifier/advisor-classifier-weights.json',
  import.meta.url,
)
const text = `${JSON.stringify(trainAdvisorClassifier(), null, 2)}\n`
writeFileSync(file, text)
console.log(`wrote ${(text.length / 1000).toFixed(0)} kB of weights`)
