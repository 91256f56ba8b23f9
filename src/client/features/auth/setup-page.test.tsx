import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { pune } from '#client/testing/place-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { UserView } from '#shared/user/user.schema.ts'
import SetupPage from './setup.page.tsx'

const newUser: UserView = {
  _id: '1',
  firstName: '',
  lastName: '',
  email: '',
  image: null,
  gender: 'Not Selected',
  dob: '',
  phone: '9876500011',
  aadharId: '',
  farmerId: '',
  address: { line: '', city: '', state: '', zip: '', country: 'India' },
  kind: 'farmer',
  activities: [],
  language: 'en',
  verified: false,
  isSetUp: false,
  isOperator: false,
  deletionDueAt: null,
  upiId: '',
}

beforeAll(() => startTranslation())
beforeEach(() => storeToken('t-1', 'farmer'))

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Shows the page of an account. @returns what it saves. */
async function show(user: UserView) {
  const saved: unknown[] = []
  window.history.replaceState(null, '', '/setup?redirect=/dashboard')
  fakeServer({
    'user.get': () => ({ data: user }),
    'place.resolve': () => ({ data: pune }),
    'user.setup': (input) => {
      saved.push(input)
      return { data: { ...user, isSetUp: true, firstName: 'Asha' } }
    },
  })
  renderInApp(<SetupPage />)
  await screen.findByLabelText('First name')
  return saved
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }))

test('the questions begin with what the profile has, and saving them loses nothing of it', async () => {
  const saved = await show({
    ...newUser,
    firstName: 'Asha',
    lastName: 'Verma',
    kind: 'merchant',
    activities: ['buy'],
    address: { ...newUser.address, zip: '411001', city: 'Pune', state: 'Maharashtra' },
  })
  expect(box('First name').value).toBe('Asha')
  expect(box('Last name').value).toBe('Verma')
  expect(box('ZIP').value).toBe('411001')
  save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({
    firstName: 'Asha',
    lastName: 'Verma',
    kind: 'merchant',
    activities: ['buy'],
    zip: '411001',
    city: 'Pune',
    state: 'Maharashtra',
  })
  expect(saved[0]).not.toHaveProperty('email')
})

test('what was entered and not sent comes back, but not in place of what the profile has got since', async () => {
  const first = await show(newUser)
  fireEvent.input(box('First name'), { target: { value: 'Ash' } })
  cleanup()
  await show(newUser)
  expect(box('First name').value).toBe('Ash')
  cleanup()
  const saved = await show({
    ...newUser,
    firstName: 'Asha',
    lastName: 'Verma',
    activities: ['buy'],
    address: { ...newUser.address, zip: '411001', city: 'Pune', state: 'Maharashtra' },
  })
  save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(first).toEqual([])
  expect(saved[0]).toMatchObject({
    firstName: 'Asha',
    lastName: 'Verma',
    activities: ['buy'],
    zip: '411001',
    city: 'Pune',
    state: 'Maharashtra',
  })
})

test('without a chosen activity the kind of the account is not sent', async () => {
  const saved = await show({ ...newUser, kind: 'merchant' })
  fireEvent.input(box('First name'), { target: { value: 'Asha' } })
  save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).not.toHaveProperty('kind')
})
