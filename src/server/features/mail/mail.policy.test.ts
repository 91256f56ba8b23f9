import { expect, test } from 'vitest'
import { readEnv } from '#server/platform/config/env.ts'
import { testSettings } from '#server/testing/test-database.ts'
import {
  backoffSeconds,
  checkedAddress,
  checkedHeaders,
  judgeFailure,
  oneLine,
  senderOf,
} from './mail.policy.ts'

test('nothing typed into a subject begins another header', () => {
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
])('“%s” is not an address to send to', (address) => {
  expect(() => checkedAddress(address)).toThrow('one plain address')
})

test('the wait doubles from a minute to four hours', () => {
  expect([1, 2, 3, 8, 9, 40].map(backoffSeconds)).toEqual([60, 120, 240, 7680, 14400, 14400])
})

test('only what the mail server says of this very mail is final', () => {
  expect(judgeFailure({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })).toBe('refused')
  expect(judgeFailure({ code: 'EMESSAGE', responseCode: 554, command: 'DATA' })).toBe('refused')
  expect(judgeFailure({ code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' })).toBe('later')
  expect(judgeFailure({ code: 'EMESSAGE', responseCode: 503, command: 'DATA' })).toBe('later')
  expect(judgeFailure({ code: 'EAUTH', responseCode: 535 })).toBe('unreachable')
  expect(judgeFailure({ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' })).toBe(
    'unreachable',
  )
  expect(judgeFailure({ code: 'ETIMEDOUT' })).toBe('unreachable')
})

test('mails come from MAIL_FROM, else MAIL_TO, else the site’s own host', () => {
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
