import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { DeleteCode } from './delete-code.tsx'

beforeAll(() => startTranslation())

test.each(['१२३४५६', '123 456'])(
  'a code for deleting the account that is typed as "%s" is sent as its six digits',
  async (typed) => {
    const sent: unknown[] = []
    fakeServer({
      'account.requestDeletion': (input) => {
        sent.push(input)
        return { data: { message: 'Planned', deletionDueAt: '2026-12-08T00:00:00.000Z' } }
      },
    })
    const code = { requestId: 'r-1', channel: 'sms' } as const
    renderInApp(<DeleteCode phone="9876500011" code={code} onClose={() => {}} />)
    fireEvent.input(screen.getByLabelText('OTP'), { target: { value: typed } })
    fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    await waitFor(() => expect(sent).toEqual([{ otp: '123456', requestId: 'r-1' }]))
  },
)
