import { expect, test } from 'vitest'
import { showTelephone, telephoneHref } from './telephone.ts'

test.each(['9876543210', '+91 98765 43210', '09876543210', '91-9876543210'])(
  '%s is dialled with the country code',
  (text) => {
    expect(telephoneHref(text)).toBe('tel:+919876543210')
    expect(showTelephone(text)).toBe('+91\u00a098765\u00a043210')
  },
)
