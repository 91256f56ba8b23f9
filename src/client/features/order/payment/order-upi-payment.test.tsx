import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { acceptedOrder } from '#client/testing/order-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { OrderUpiPayment } from './order-upi-payment.tsx'

beforeAll(() => startTranslation())

test.each([
  ['the seller’s name', 'Ramesh Patil', 'Ramesh Patil'],
  ['the UPI ID of a seller without a name', '', 'ramesh@okbank'],
])('the link for the UPI app names %s as the payee', (_what, name, payee) => {
  const upiId = 'ramesh@okbank'
  renderInApp(<OrderUpiPayment order={acceptedOrder} payee={{ upiId, name }} />)
  const link = screen.getByRole('link', { name: 'Pay with a UPI app' }).getAttribute('href') ?? ''
  const fields = new URLSearchParams(link.slice(link.indexOf('?')))
  expect([fields.get('pa'), fields.get('pn')]).toEqual([upiId, payee])
  expect(screen.getByText(`to ${payee}`)).toBeTruthy()
})
