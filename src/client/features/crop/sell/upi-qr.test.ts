import { expect, test } from 'vitest'
import { upiIdOfQrText } from './upi-qr.ts'

test.each([
  ['upi://pay?pa=asha@okbank&pn=Asha%20Patil&cu=INR', 'asha@okbank'],
  ['UPI://PAY?pa=98765.43210@ybl', '98765.43210@ybl'],
  ['upi://pay?pn=Asha&pa=asha%40okbank', 'asha@okbank'],
])('the UPI ID of %s is %s', (text, upiId) => {
  expect(upiIdOfQrText(text)).toBe(upiId)
})

test.each([
  'https://example.com/?pa=thief@okbank',
  'upi://mandate?pa=thief@okbank',
  'upi://pay?pn=Asha',
  'upi://pay?pa=',
  'upi://pay?pa=not an id',
  'javascript:alert(1)',
])('%s gives no UPI ID', (text) => {
  expect(upiIdOfQrText(text)).toBeNull()
})
