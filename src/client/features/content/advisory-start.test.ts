import { expect, test } from 'vitest'
import { advisoryStart } from './advisory-start.ts'

test('Get Started leads visitors to the login and users to their dashboard', () => {
  expect(advisoryStart({ isLoggedIn: false, isMerchant: false })).toBe('/login')
  expect(advisoryStart({ isLoggedIn: true, isMerchant: false })).toBe('/farmer-dashboard')
  expect(advisoryStart({ isLoggedIn: true, isMerchant: true })).toBe('/merchant-dashboard')
})
