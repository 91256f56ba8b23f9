import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'
import { buildOpenApiDocument } from './openapi.ts'

const document = JSON.parse(JSON.stringify(buildOpenApiDocument()))

test('the document follows the rules of Spectral', async () => {
  const spectral = new spectralCore.Spectral()
  spectral.setRuleset({ extends: [[oas as never, 'recommended']], rules: {} })
  const problems = await spectral.run(document)
  expect(
    problems.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`),
  ).toEqual([])
})

test('the document follows the recommended rules of Redocly', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  })
  const shown = problems.map(
    ({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  )
  expect(shown).toEqual([])
})
