import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const open = async (url: string) => ({ body: (await app.server.inject({ url })).body })

test('a page in Hindi brings its sentences, and no others; a user’s own page and English bring none', async () => {
  const sentencesOf = async (path: string) => {
    const { body } = await open(path)
    const block = /<script type="application\/json" id="page-sentences">([^<]*)</.exec(body)?.[1]
    expect(body.includes('data-has-sentences'), path).toBe(block !== undefined)
    return block === undefined ? null : (JSON.parse(block) as Record<string, string>)
  }
  const sentences = await sentencesOf('/shop?lang=hi')
  expect(sentences).toMatchObject({ 'Browse Fresh Farm Produce': 'खेत की ताज़ा उपज देखें' })
  expect(sentences).not.toHaveProperty('Send OTP')
  expect(await sentencesOf('/shop')).toBeNull()
  expect(await sentencesOf('/dashboard?lang=hi')).toBeNull()
})

test('a rendered Hindi page without its sentences loads them with its code, after the first paint', async () => {
  const codeOf = async (path: string) => {
    const { body } = await open(path)
    const code = /<script type="application\/json" id="page-code">([^<]*)</.exec(body)?.[1] ?? '{}'
    const { chunks } = JSON.parse(code) as { chunks: string[] }
    return {
      hasTexts: chunks.some((file) => /\/hindi-[^/]+\.js$/.test(file)),
      isMarked: body.includes('data-loads-sentences'),
    }
  }
  const late = { hasTexts: true, isMarked: true }
  const none = { hasTexts: false, isMarked: false }
  expect(await codeOf('/market-price?lang=hi')).toEqual(late)
  expect(await codeOf('/market-price')).toEqual(none)
  expect(await codeOf('/shop?lang=hi')).toEqual(none)
})
