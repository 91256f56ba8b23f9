import { expect, test } from 'vitest'
import { allHindi } from '#client/testing/hindi-files.ts'
import { languages } from '#shared/kit/language.constants.ts'
import { stateChoices } from './state-choices.ts'

test.each(languages)('the states are in the order of a dictionary in %s', (language) => {
  const inLanguage = (sentence: string) =>
    language === 'hi' ? (allHindi[sentence] ?? sentence) : sentence
  const labels = stateChoices(inLanguage as never).map(({ label }) => label)
  expect(labels).toHaveLength(36)
  expect(labels).toEqual(labels.toSorted(new Intl.Collator(language).compare))
})
