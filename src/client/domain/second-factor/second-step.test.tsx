import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import SecondStep from './second-step.tsx'

beforeAll(() => startTranslation())

test('a code of the authenticator app that is typed in Devanagari digits is sent as its six digits', async () => {
  const sent: unknown[] = []
  fakeServer({
    'secondFactor.confirm': (input) => {
      sent.push(input)
      return { data: { token: 't-2', message: 'Confirmed' } }
    },
  })
  renderInApp(
    <SecondStep methods={['app']} onPassed={() => {}} onBack={() => {}} backLabel="Back" />,
  )
  const field = screen.getByLabelText('Code from your authenticator app')
  fireEvent.input(field, { target: { value: '१२३ ४५६' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(sent).toEqual([{ method: 'app', code: '123456' }]))
})
