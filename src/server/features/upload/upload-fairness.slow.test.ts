import { afterAll, beforeAll, expect, test } from 'vitest'
import { truncatedPicture } from '#server/testing/people/costly-picture.ts'
import { picture, uploadsOf } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const secondsOf = async (work: Promise<unknown>) => {
  const start = performance.now()
  await work
  return (performance.now() - start) / 1000
}

test('twelve costly pictures of one person make nobody else wait for all of them', {
  timeout: 120_000,
}, async () => {
  const uploads = uploadsOf(app, (await app.signUp()).token)
  const photo = await picture(400, 300).jpeg().toBuffer()
  const costly = await truncatedPicture(3000, 3000)
  const rival = uploadsOf(app, (await app.signUp()).token)
  const alone = await secondsOf(rival.send([{ bytes: costly }]))
  const twelve = Promise.all(Array.from({ length: 12 }, () => rival.send([{ bytes: costly }])))
  const answer = uploads.send([{ bytes: photo }])
  const waited = await secondsOf(answer)
  expect((await answer).status).toBe(200)
  // Twelve pictures, two at a time, take six times as long as one; one user has only one slot.
  expect(waited).toBeLessThan(3 * alone + 0.5)
  const answers = await twelve
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(6).fill(400),
    ...Array(6).fill(503),
  ])
  const busy = answers.find(({ status }) => status === 503)
  expect(busy?.body.code).toBe('upload.busy')
  expect(Number(busy?.headers['retry-after'])).toBeGreaterThan(0)
})
