import { expect, test } from 'vitest'
import { readEnv } from '#server/platform/config/env.ts'
import { testSettings } from '#server/testing/test-settings.ts'
import {
  checkedAddress,
  checkedHeaders,
  classifyFailure,
  oneLine,
  senderOf,
} from './mail.policy.ts'

test('user input in a subject cannot add a header', () => {
  expect(oneLine('Hello\r\nBcc: all@farm.example\u2028\u0000 there')).toBe(
    'Hello Bcc: all@farm.example there',
  )
  expect(checkedHeaders({ 'List-Id': 'news\nBcc: x@y.example' })).toEqual({
    'List-Id': 'news Bcc: x@y.example',
  })
  expect(() => checkedHeaders({ 'X\r\nBcc': 'x@y.example' })).toThrow('header name')
})

test.each([
  'a@farm.example, b@farm.example',
  'Asha <a@farm.example>',
  'a@farm.example\r\nBcc: b@farm.example',
  'no address',
  '',
])('“%s” is not accepted as an address', (address) => {
  expect(() => checkedAddress(address)).toThrow('one plain address')
})

test('only the mail server’s refusal of this very mail is final', () => {
  expect(classifyFailure({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })).toBe(
    'refused',
  )
  expect(classifyFailure({ code: 'EMESSAGE', responseCode: 554, command: 'DATA' })).toBe('refused')
  expect(classifyFailure({ code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' })).toBe(
    'retry',
  )
  expect(classifyFailure({ code: 'EMESSAGE', responseCode: 503, command: 'DATA' })).toBe('retry')
  expect(classifyFailure({ code: 'EAUTH', responseCode: 535 })).toBe('unreachable')
  expect(classifyFailure({ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' })).toBe(
    'unreachable',
  )
  expect(classifyFailure({ code: 'ETIMEDOUT' })).toBe('unreachable')
})

test('mails are sent from MAIL_FROM, else MAIL_TO, else the site’s own host', () => {
  const senderWith = (settings: NodeJS.ProcessEnv) =>
    senderOf(readEnv({ ...testSettings, ...settings }))
  const site = { PUBLIC_URL: 'https://haat.example/' }
  expect(
    senderWith({ ...site, MAIL_TO: 'help@haat.example', MAIL_FROM: 'Haat <n@haat.example>' }),
  ).toEqual({ name: 'Haat', address: 'n@haat.example' })
  expect(senderWith({ MAIL_FROM: 'n@haat.example' })).toEqual({
    name: 'KrishiHaat',
    address: 'n@haat.example',
  })
  expect(senderWith({ ...site, MAIL_TO: 'help@haat.example' }).address).toBe('help@haat.example')
  expect(senderWith(site).address).toBe('no-reply@haat.example')
  expect(() => senderWith({ MAIL_FROM: 'Haat <nowhere>' })).toThrow('MAIL_FROM')
})
