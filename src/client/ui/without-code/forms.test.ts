import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productFiles } from '#client/testing/sentences.ts'

const formTags = /<form\b[^>]*>|<form\b(?:[^{>]|\{(?:[^{}]|\{[^{}]*\})*\})*>/g

test('no form can send its fields in an address before its code has come, but those that lead to one', () => {
  const forms = productFiles('src/client/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(formTags)].map(([tag]) => ({ file, tag })),
  )
  const isSafe = ({ tag }: { tag: string }) => /\b(method="dialog"|action=)/.test(tag)
  expect(forms.length).toBeGreaterThan(20)
  expect(forms.filter((form) => !isSafe(form))).toEqual([])
})
