import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cropUnits } from '../../../shared/crop.schema.ts'
import { type Found, productFiles, readSentences } from '../../testing/sentences.ts'
import { hindi } from './hindi.ts'
import { matchTemplate, messageTemplates } from './translate-message.ts'

/** The same in both languages, or never shown as they stand. */
const untranslated = new Set([
  // Under its own name in the language switch.
  'हिन्दी',
  // Keys of the list of networks; their labels are translated.
  ...['Facebook', 'Instagram', 'LinkedIn', 'Twitter'],
])

/** Words that Hindi writes as English does. */
const sameInHindi = new Set(['YYYY-MM-DD', 'OTP'])

const shown = [
  ...productFiles('src/client/**/*.{ts,tsx}').filter((file) => !file.includes('/theme/')),
  ...productFiles('src/shared/*.ts'),
  ...productFiles(
    'src/server/features/**/*.errors.ts',
    'src/server/core/errors.ts',
    'src/server/core/error-report.ts',
  ),
]
const sentences: Found[] = shown.flatMap((file) => readSentences(file).found)

const isTranslated = ({ text, isTemplate }: Found) => {
  // A word or a number will do in place of what is put in.
  const forms = isTemplate ? ['Xx', '7'].map((value) => text.replaceAll('{}', value)) : [text]
  const template = forms.map(matchTemplate).find((match) => match !== null) ?? null
  if (isTemplate) return template !== null
  return (
    text in hindi || `${text}_other` in hindi || (template !== null && template.template in hindi)
  )
}

test('every sentence that a person can see has its Hindi', () => {
  const missing = sentences
    .filter(({ text }) => !untranslated.has(text))
    .filter((sentence) => !isTranslated(sentence))
    .map(({ file, text }) => `${file}: ${text}`)
  expect([...new Set(missing)]).toEqual([])
})

test('every template of the server’s sentences, and every unit, has its Hindi', () => {
  expect([...messageTemplates, ...cropUnits].filter((text) => !(text in hindi))).toEqual([])
})

test('no Hindi sentence is its English, and none has lost what is put into it', () => {
  const names = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort().join()
  const wrong = Object.entries(hindi).filter(
    ([english, text]) =>
      text.trim() === '' ||
      (text === english && !sameInHindi.has(english)) ||
      names(english) !== names(text),
  )
  expect(wrong).toEqual([])
})

test('no Hindi sentence is left over from an English one that is gone', () => {
  const everywhere = productFiles('src/**/*.{ts,tsx}').flatMap((file) => [
    ...readSentences(file).literals,
  ])
  const used = new Set([
    ...everywhere,
    ...sentences.map(({ text }) => text),
    ...messageTemplates,
    ...cropUnits,
  ])
  const unused = Object.keys(hindi).filter((key) => !used.has(key.replace(/_(one|other)$/, '')))
  expect(unused).toEqual([])
})

test('a sentence has one Hindi, wherever it stands', () => {
  const seen = new Map<string, string>()
  const twofold: string[] = []
  for (const file of productFiles('src/client/core/i18n/hi/*.json')) {
    const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    for (const [english, text] of Object.entries(entries)) {
      if ((seen.get(english) ?? text) !== text) twofold.push(`${file}: ${english}`)
      seen.set(english, text)
    }
  }
  expect(twofold).toEqual([])
})
