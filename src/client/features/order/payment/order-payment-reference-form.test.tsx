import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { acceptedOrder } from '#client/testing/order-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { OrderPaymentReferenceForm } from './order-payment-reference-form.tsx'

beforeAll(() => startTranslation())

test.each(['1234 5678 9012', '१२३४५६७८९०१२', '1234-5678-9012'])(
  'a payment reference that is typed as "%s" is sent as its twelve digits',
  async (typed) => {
    const sent: unknown[] = []
    fakeServer({
      'order.giveReference': (input) => {
        sent.push(input)
        return { data: { ...acceptedOrder, paymentReference: '123456789012' } }
      },
    })
    renderInApp(<OrderPaymentReferenceForm order={acceptedOrder} />)
    const field = screen.getByLabelText(/^Payment reference/)
    fireEvent.input(field, { target: { value: typed } })
    fireEvent.click(screen.getByRole('button', { name: 'I have paid' }))
    await waitFor(() =>
      expect(sent).toEqual([{ orderId: acceptedOrder._id, reference: '123456789012' }]),
    )
  },
)
