import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { createAccount, logInWith } from './account.ts'
import { headersOf } from './listings.ts'
import { nameAccount, type Person } from './person.ts'

/** The code that an app shows so many steps of 30 seconds after now. */
const appCode = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/** A second try of a test finds the app that the first one set up. */
const secretFile = (phone: string) =>
  join(process.env.E2E_DATA_DIR ?? '.', `authenticator-${phone}.txt`)

/** Sets an authenticator app up, or passes the second step with the existing one. @returns the new token. */
async function passSecondStep(api: APIRequestContext, phone: string, token: string) {
  const post = (path: string, data: object) =>
    api.post(`/api/second-factor/${path}`, { headers: headersOf(token), data })
  const file = secretFile(phone)
  if (existsSync(file)) {
    const secret = readFileSync(file, 'utf8')
    for (const step of [0, 1]) {
      const answer = await post('confirm', { method: 'app', code: appCode(secret, step) })
      if (answer.ok()) return ((await answer.json()) as { token: string }).token
    }
    throw new Error(`The second step of ${phone} was not passed`)
  }
  const begun = (await (await post('app/begin', {})).json()) as { data: { secret: string } }
  const added = await post('app/confirm', { code: appCode(begun.data.secret, 0) })
  expect(added.status(), await added.text()).toBe(200)
  writeFileSync(file, begun.data.secret)
  return ((await added.json()) as { token: string }).token
}

/** An operator with an authenticator app, logged in in a browser of their own. */
export async function newOperator(
  browser: Browser,
  name: string,
  phone: string,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const page = await (await browser.newContext(options)).newPage()
  const { token } = await createAccount(page.request, phone)
  const account = { phone, token: await passSecondStep(page.request, phone, token) }
  await nameAccount(page, account, name)
  await logInWith(page, account.token)
  return { ...account, page }
}

/** Gives a page's browser an authenticator that verifies its user immediately (WebAuthn over CDP). */
export async function addVirtualAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
