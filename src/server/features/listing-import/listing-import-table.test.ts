import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createImport } from './listing-import.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('files that wait for others to be read are stored by their own requests', async () => {
  const { services } = app
  const requests = new AsyncLocalStorage<string>()
  const storing: (string | undefined)[] = []
  const { execute } = services.db
  vi.spyOn(services.db, 'execute').mockImplementation((statement) => {
    if (statement.text.includes('insert into listing_import_rows')) {
      storing.push(requests.getStore())
    }
    return execute(statement)
  })
  const names = ['a', 'b', 'c', 'd', 'e']
  const owners = await Promise.all(names.map(() => app.signUp()))
  await Promise.all(
    names.map(async (name, i) => {
      const token = owners[i]?.token ?? ''
      const { body } = await app.call('GET', '/api/user/get-user', { token })
      const file = { kind: 'crops', fileName: `${name}.csv`, bytes: Buffer.from('sku\nA') } as const
      await requests.run(name, () => createImport(services, body.data._id, file))
    }),
  )
  expect(storing.sort()).toEqual(names)
})
