import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const districts = async (state: string) => {
  const { status, body } = await app.call(
    'GET',
    `/api/place/districts?${new URLSearchParams({ state })}`,
  )
  return { status, districts: body.data?.districts }
}

test('a state has its own districts, by name, in Hindi where known', async () => {
  const { status, districts: ofGoa } = await districts('Goa')
  expect(status).toBe(200)
  expect(ofGoa).toEqual([
    {
      state: 'Goa',
      district: 'North Goa',
      districtHindi: expect.stringMatching(/[\u0900-\u097F]/),
    },
    {
      state: 'Goa',
      district: 'South Goa',
      districtHindi: expect.stringMatching(/[\u0900-\u097F]/),
    },
  ])
})

test('without a state there are the districts of all India, and an unknown state is refused', async () => {
  expect((await districts('')).districts.length).toBeGreaterThan(700)
  expect((await districts('Atlantis')).status).toBe(400)
})
