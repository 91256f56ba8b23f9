import { createServer } from 'node:http'

/**
 * A server with deliberate faults, for the fuzzer's own test: it answers like the API, except where the
 * path says otherwise.
 */
const stored: Buffer[] = []

function burn(milliseconds: number) {
  const before = process.cpuUsage()
  for (;;) {
    const { user, system } = process.cpuUsage(before)
    if (user + system > milliseconds * 1000) return
  }
}

const answers: Record<string, () => { status?: number; body: unknown }> = {
  '/readyz': () => ({ body: { status: 'ready' } }),
  '/api/right': () => ({ body: { success: true, data: { name: 'wheat', price: 20 } } }),
  '/api/off-schema': () => ({ body: { success: true, data: { name: 'wheat', price: '20' } } }),
  '/api/unknown-member': () => ({
    body: { success: true, data: { name: 'wheat', price: 20, phone: '9876543210' } },
  }),
  '/api/fault': () => ({ status: 500, body: { success: false, message: 'No.', code: 'a.b' } }),
  '/api/undocumented': () => ({
    status: 409,
    body: { success: false, message: 'No.', code: 'a.b' },
  }),
  '/api/leak': () => ({
    status: 400,
    body: { success: false, message: 'Error\n    at run (/srv/app.ts:1:1)', code: 'a.b' },
  }),
  '/api/costly': () => {
    burn(350)
    return { body: { success: true, data: { name: 'wheat', price: 20 } } }
  },
  '/api/hoarder': () => {
    stored.push(Buffer.alloc(8 * 1024 * 1024, 1))
    return { body: { success: true, data: { name: 'wheat', price: 20 } } }
  },
}

createServer((request, response) => {
  const { status = 200, body } = answers[request.url ?? '']?.() ?? { status: 404, body: {} }
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    .end(JSON.stringify(body))
  if (request.url === '/api/fault') console.log('{"level":50,"msg":"request failed"}')
}).listen(Number(process.env.PORT), '127.0.0.1')
