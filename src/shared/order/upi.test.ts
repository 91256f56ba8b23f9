import fc from 'fast-check'
import { expect, test } from 'vitest'
import { upiLink } from './upi.ts'

const payment = {
  upiId: 'asha.devi@okbank',
  name: 'Asha & Sons',
  amount: 1234.5,
  note: 'KrishiHaat KH-7Q2M9XPA',
  reference: 'KH-7Q2M9XPA',
}

test('a UPI link has payee, amount and order in the form that apps read', () => {
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=asha.devi@okbank&pn=Asha%20%26%20Sons&am=1234.50&cu=INR&tn=KrishiHaat%20KH-7Q2M9XPA&tr=KH-7Q2M9XPA',
  )
})

/** Parses a link like an app, which does not decode + as a space. */
function readUpiLink(link: string) {
  const [start, query = ''] = link.split('?')
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { start, fields }
}

test('name and note are decoded unchanged, and no part of them becomes a field', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 }).map((value) => value.toWellFormed())
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 10 ** 13 }), (name, note, paise) => {
      const { start, fields } = readUpiLink(
        upiLink({ ...payment, name, note, amount: paise / 100 }),
      )
      expect(start).toBe('upi://pay')
      expect(fields).toEqual([
        ['pa', payment.upiId],
        ['pn', name],
        ['am', `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`],
        ['cu', 'INR'],
        ['tn', note],
        ['tr', payment.reference],
      ])
    }),
  )
})

test('long texts are cut between characters, and lone surrogates cause no error', () => {
  const { fields } = readUpiLink(upiLink({ ...payment, name: '😀'.repeat(200), note: '\ud800' }))
  expect(fields[1]).toEqual(['pn', '😀'.repeat(99)])
  expect(fields[4]).toEqual(['tn', '\ufffd'])
})
