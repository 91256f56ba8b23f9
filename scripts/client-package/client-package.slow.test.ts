import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../src/server/testing/test-app.ts'

/** Seconds of CPU time that compiling a program with the package may take. */
const maxSeconds = 3
const root = resolve(import.meta.dirname, '../..')
const consumer = mkdtempSync(join(tmpdir(), 'krishihaat-client-'))
const installed = join(consumer, 'node_modules/@krishihaat/client')
const dependencies = [
  '@trpc/client',
  '@trpc/server',
  'openapi-fetch',
  'openapi-typescript-helpers',
  'zod',
]

let app: TestApp
let url: string

/** Packs the package and installs the tarball like npm would, without a network. */
function installPackage() {
  execFileSync(join(root, 'node_modules/.bin/node'), ['packages/client/build.ts'], { cwd: root })
  const pack = ['pack', '--silent', '--workspace', '@krishihaat/client']
  const arguments_ = [...pack, '--pack-destination', consumer]
  const [tarball = ''] = execFileSync('npm', arguments_, {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  })
    .trim()
    .split('\n')
    .slice(-1)
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(consumer, tarball), '-C', installed, '--strip-components=1'])
  for (const name of dependencies) {
    const link = join(consumer, 'node_modules', name)
    mkdirSync(join(link, '..'), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), link)
  }
  cpSync(join(root, 'packages/client/examples'), join(consumer, 'src'), { recursive: true })
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    types: [],
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  }
  const project = { compilerOptions, include: ['src'] }
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify(project))
}

/** Seconds of CPU time of ended children. */
function childrenSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / 100
}

function compile() {
  const before = childrenSeconds()
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { status, stdout } = spawnSync(tsc, ['-p', '.'], { cwd: consumer, encoding: 'utf8' })
  return { status, output: stdout, seconds: childrenSeconds() - before }
}

beforeAll(async () => {
  installPackage()
  app = await createTestApp()
  url = await app.server.listen({ port: 0, host: '127.0.0.1' })
}, 180_000)
afterAll(async () => {
  await app.close()
  rmSync(consumer, { recursive: true })
})

test('a program with the packed client compiles without our code, in under three seconds', () => {
  const { status, output, seconds } = compile()
  expect({ status, output }).toEqual({ status: 0, output: '' })
  expect(seconds).toBeLessThan(maxSeconds)
})

test.each([
  ['server/app/trpc/app-router.d.ts', 'expiryDate', 'bestBefore', 'node.ts'],
  ['server/app/trpc/app-router.d.ts', 'otherName', 'counterparty', 'browser.ts'],
  ['openapi.d.ts', 'expiryDate', 'bestBefore', 'node.ts'],
])('when %s says %s no more, the program does not compile', (file, member, renamed, broken) => {
  const path = join(installed, 'dist', file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replaceAll(member, renamed))
  const { status, output } = compile()
  writeFileSync(path, text)
  expect(status).not.toBe(0)
  expect(output).toContain(`src/${broken}`)
  expect(output).toContain(member)
})

test('the packed clients trade with a server', async () => {
  const load = (file: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(installed, 'dist', file)).href)
  const { createKrishiHaatClient } = await load('client.js')
  const { createKrishiHaatRestClient } = await load('rest.js')
  const { CropInput } = await load('shared/crop/crop.schema.js')
  const { token } = await app.signUp()
  const client = createKrishiHaatClient(url, { token: () => token })
  const crop = CropInput.parse({
    name: 'Wheat',
    category: 'Grains',
    price: 28,
    quantity: 500,
    unit: 'kg',
    harvestDate: '2026-04-10',
    expiryDate: '2037-06-30',
    dispatchTime: 2,
  })
  const keyed = { context: { idempotencyKey: 'wheat-1' } }
  const { _id } = await client.crop.add.mutate(crop, keyed)
  expect(await client.crop.add.mutate(crop, keyed)).toEqual({ _id })
  const rest = createKrishiHaatRestClient(url, { key: token })
  const path = { cropId: _id }
  const { data } = await rest.GET('/crop/get-crop/{cropId}', { params: { path } })
  expect(data).toMatchObject({ success: true, data: { price: 28, isUserCrop: true } })
  const misspelt = { params: { path }, body: { pirce: 30 } }
  const { error } = await rest.PATCH('/crop/update-crop/{cropId}', misspelt)
  expect(error).toMatchObject({ code: 'input.invalid' })
})
