import { expect, inject, test } from 'vitest'
import { startProcess } from '#server/testing/real-process.ts'
import { copyTemplate } from '#server/testing/test-database.ts'

test('nothing secret is logged, also at the most talkative level', {
  timeout: 120_000,
}, async () => {
  const secrets = {
    otp: '483920',
    token: 'a-bearer-token-that-nobody-should-read',
    aadhaar: '234123412346',
  }
  // A database of its own: the embedded one belongs to one process.
  const database = await copyTemplate(inject('templateDir'))
  const real = startProcess({ ...database.settings, LOG_LEVEL: 'trace' })
  try {
    const address = await real.ready
    const post = (path: string, body: object) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secrets.token}` },
        body: JSON.stringify(body),
      })
    await post('/api/auth/login/verify-otp', { phone: '9876543210', otp: secrets.otp })
    await post('/api/user/setup', { firstName: 'Asha', aadhaar: secrets.aadhaar })
    await post('/trpc/user.setup', { json: { firstName: 'Asha', aadhaar: secrets.aadhaar } })
  } finally {
    await real.end('SIGTERM')
    await database.remove()
  }
  for (const secret of Object.values(secrets)) expect(real.output()).not.toContain(secret)
})
