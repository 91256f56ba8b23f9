import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandboxTestApp, type SandboxTestApp } from '../../src/server/testing/sandbox-app.ts'

const guide = readFileSync(resolve(import.meta.dirname, '../../docs/api.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'krishihaat-guide-'))

let app: SandboxTestApp
let url: string

beforeAll(async () => {
  app = await createSandboxTestApp()
  url = await app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** Runs shell commands and ends at the first call that is refused. */
async function runShell(script: string, variables: Record<string, string> = {}) {
  const strict = 'set -eo pipefail\ncurl() { command curl --fail-with-body "$@"; }\n'
  const env = { ...process.env, ...variables }
  const { stdout } = await promisify(execFile)('bash', ['-c', strict + script], {
    cwd: folder,
    env,
  })
  return stdout
}

test('the calls of the guide lead from signing up to a delivered and reviewed order', async () => {
  const [, block = ''] = /```sh\n(SITE=[\s\S]*?)```/.exec(guide) ?? []
  const commands = block.replace(/^SITE=.*$/m, `SITE=${url}`)
  const [beforeCode = '', afterCode = ''] = commands.split(/(?=^SELLER=)/m)
  await runShell(beforeCode)
  const functions = beforeCode.slice(0, beforeCode.indexOf('# Sign up'))
  const { token: BUYER } = await app.signUp()
  const script = `${functions}\n${afterCode.replace('123456', app.lastOtp('9876500001') ?? '')}`
  const print = 'echo "RESULT $ORDER $SELLER"'
  const output = await runShell(`${script}\n${print}`, { BUYER })
  const [, order, seller = ''] = /RESULT (\S+) (\S+)/.exec(output) ?? []
  const { body } = await app.call('GET', `/api/order/get-order/${order}`, { token: seller })
  expect(body.data).toMatchObject({ status: 'delivered', total: 560 })
  expect(readFileSync(join(folder, 'orders.csv'), 'utf8')).toContain('Wheat')
})

test('the calls in a sandbox lead to an accepted order and one that time ended', async () => {
  const { token } = await app.signUp()
  const keys = { name: 'Guide', scopes: ['listings:write', 'orders:read', 'orders:write'] }
  const keyOf = async (sandboxPerson: string) => {
    const body = { ...keys, sandboxPerson }
    const answer = await app.call('POST', '/api/api-keys/create-key', { token, body })
    return answer.body.data.secret as string
  }
  const [, block = ''] = /```sh\n(SANDBOX=[\s\S]*?)```/.exec(guide) ?? []
  const commands = block.replace(/^SANDBOX=.*$/m, `SANDBOX=${url}/api`)
  const variables = { SELLER_KEY: await keyOf('seller'), BUYER_KEY: await keyOf('buyer') }
  const output = await runShell(`${commands}\necho "RESULT $ACCEPTED"`, variables)
  const [, order] = /RESULT (\S+)/.exec(output) ?? []
  const read = (bearer: string) =>
    app.call('GET', `/api/order/get-order/${order}`, { token: bearer })
  expect((await read(variables.BUYER_KEY)).body.data.status).toBe('accepted')
  expect((await read(token)).status).toBe(404)
}, 120_000)

test('the guide names every operation of the document', async () => {
  const { body } = await app.call('GET', '/api/openapi.json')
  const paths = body.paths as unknown as Record<string, object>
  const names = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(names.length).toBeGreaterThan(160)
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})
