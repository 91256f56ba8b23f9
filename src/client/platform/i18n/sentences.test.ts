import { expect, test } from 'vitest'
import { areaFiles, baseFiles, allHindi as hindi } from '#client/testing/hindi-files.ts'
import { productFiles, readSentences, type SentenceInFile } from '#client/testing/sentences.ts'
import { cropUnits } from '#shared/crop/crop.schema.ts'
import { matchTemplate, messageTemplates } from './translate-message.ts'

/** The same in both languages, or never shown. */
const untranslated = new Set([
  // The language's own name in the language select.
  'हिन्दी',
  // Keys of the list of networks; their labels are translated.
  ...['Facebook', 'Instagram', 'LinkedIn', 'Twitter'],
])

/** Words that are the same in Hindi. */
const sameInHindi = new Set(['YYYY-MM-DD', 'OTP'])

const shown = [
  ...productFiles('src/client/**/*.{ts,tsx}').filter((file) => !file.includes('/theme/')),
  ...productFiles('src/shared/**/*.ts'),
  ...productFiles(
    'src/server/features/**/*.errors.ts',
    'src/server/platform/errors/errors.ts',
    'src/server/platform/errors/error-report.ts',
  ),
]
const sentences: SentenceInFile[] = shown.flatMap((file) => readSentences(file).found)

/** The template of a sentence; a word or a number replaces each value. */
function templateOf({ text, isTemplate }: SentenceInFile) {
  const forms = isTemplate ? ['Xx', '7'].map((value) => text.replaceAll('{}', value)) : [text]
  return forms.map(matchTemplate).find((match) => match !== null) ?? null
}

const isTranslated = (sentence: SentenceInFile) => {
  const { text, isTemplate } = sentence
  if (!isTemplate && (text in hindi || `${text}_other` in hindi)) return true
  const match = templateOf(sentence)
  const label = match?.values.label
  const isKnown = label === undefined || /^(Xx|7)$/.test(label) || label in hindi
  return match !== null && match.template in hindi && isKnown
}

test('every visible sentence has a Hindi translation', () => {
  const missing = sentences
    .filter(({ text }) => !untranslated.has(text))
    .filter((sentence) => !isTranslated(sentence))
    .map(({ file, text }) => `${file}: ${text}`)
  expect([...new Set(missing)]).toEqual([])
})

test('every template of the server’s sentences and every unit has a Hindi translation', () => {
  expect([...messageTemplates, ...cropUnits].filter((text) => !(text in hindi))).toEqual([])
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
  const used = new Set([
    ...everywhere,
    ...sentences.map(({ text }) => text),
    ...sentences.map((sentence) => templateOf(sentence)?.values.label ?? ''),
    ...messageTemplates,
    ...cropUnits,
  ])
  // A sentence that also matches a template may have a better Hindi of its own.
  const isUsed = (key: string) => {
    const match = matchTemplate(key)
    const label = match?.values.label
    return used.has(key) || (match !== null && (label === undefined || used.has(label)))
  }
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
