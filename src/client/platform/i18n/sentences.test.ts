import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areaFiles, baseFiles, allHindi as hindi } from '#client/testing/hindi-files.ts'
import { productFiles, readSentences, type SentenceInFile } from '#client/testing/sentences.ts'
import { cropUnits } from '#shared/crop/crop.constants.ts'

/** The same in both languages, or never shown. */
const untranslated = new Set([
  // Codes of currencies, which are names in a form's list.
  'INR',
  'USD',
  // The language's own name in the language select.
  'हिन्दी',
  // The letter of its button.
  '/A',
  // The dose's own text has both languages (shared/kit/dose-per-acre.ts).
  '{}-litre pump {}',
  '{}; {}, taking {} litres of water per hectare',
  // Keys of the list of networks; their labels are translated.
  'Facebook',
  'Instagram',
  'LinkedIn',
  'Twitter',
])

/** Words that are the same in Hindi. */
const sameInHindi = new Set(['DD-MM-YYYY', 'OTP'])

const shown = [
  ...productFiles('src/client/**/*.{ts,tsx}').filter((file) => !file.includes('/theme/')),
  ...productFiles('src/shared/**/*.ts'),
  ...productFiles(
    'src/server/features/**/*.errors.ts',
    'src/server/platform/errors/errors.ts',
    'src/server/platform/errors/error-report.ts',
  ),
]
const sentences: SentenceInFile[] = shown.flatMap((file) => readSentences(file).sentences)

const isTranslated = ({ text, isTemplate }: SentenceInFile) =>
  !isTemplate && (text in hindi || `${text}_other` in hindi)

test('every visible sentence has a Hindi translation', () => {
  const missing = sentences
    .filter(({ text }) => !untranslated.has(text))
    .filter((sentence) => !isTranslated(sentence))
    .map(({ file, text }) => `${file}: ${text}`)
  expect([...new Set(missing)]).toEqual([])
})

test('every label in a message about a field has its Hindi', () => {
  const labelArgument = /fieldMessages\.\w+\(\s*'(\p{Lu}[^']*)'/gu
  const labels = productFiles('src/{client,shared,server}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(labelArgument)].map(([, label = '']) => label),
  )
  expect(labels).toContain('Email')
  expect(labels.filter((label) => !(label in hindi))).toEqual([])
})

test('every unit has its Hindi', () => {
  expect(cropUnits.filter((text) => !(text in hindi))).toEqual([])
})

test('no Hindi sentence equals its English key or lacks one of its placeholders', () => {
  const names = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort().join()
  const wrong = Object.entries(hindi).filter(
    ([english, text]) =>
      text.trim() === '' ||
      (text === english && !sameInHindi.has(english)) ||
      names(english) !== names(text),
  )
  expect(wrong).toEqual([])
})

test('every Hindi sentence belongs to an English one in the code', () => {
  const everywhere = productFiles('src/**/*.{ts,tsx}').flatMap((file) => [
    ...readSentences(file).literals,
  ])
  const used = new Set([...everywhere, ...sentences.map(({ text }) => text), ...cropUnits])
  // A message that a template could say may have a better Hindi of its own.
  const patterns = [...used]
    .filter((text) => text.startsWith('{{label}} '))
    .map((text) => new RegExp(`^${text.replace(/[()]/g, '\\$&').replace(/\{\{\w+\}\}/g, '(.+)')}$`))
  const isSpecialCase = (key: string) =>
    patterns.some((pattern) => used.has(pattern.exec(key)?.[1] ?? key))
  const isUsed = (key: string) => used.has(key) || isSpecialCase(key)
  const unused = Object.keys(hindi).filter((key) => !isUsed(key.replace(/_(one|other)$/, '')))
  expect(unused).toEqual([])
})

test('a sentence has the same Hindi in every file', () => {
  const seen = new Map<string, string>()
  const twofold: string[] = []
  for (const { name, sentences } of [...baseFiles, ...areaFiles]) {
    for (const [english, text] of Object.entries(sentences)) {
      if ((seen.get(english) ?? text) !== text) twofold.push(`${name}: ${english}`)
      seen.set(english, text)
    }
  }
  expect(twofold).toEqual([])
})
