import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { createTrpcClient, trpc } from '#client/platform/trpc/trpc.ts'
import { pune } from '#client/testing/place-fixtures.ts'
import { sendImage } from '#client/ui/form/fields/upload-image.ts'
import { unknownPin } from '#shared/place/place.constants.ts'
import type { UserView } from '#shared/user/user.schema.ts'
import ProfilePage from './profile.page.tsx'

vi.mock('#client/ui/form/fields/upload-image.ts', () => ({ sendImage: vi.fn() }))

const user: UserView = {
  _id: '1',
  firstName: 'Ramesh',
  lastName: 'Patil',
  email: '',
  image: null,
  gender: 'Not Selected',
  dob: '',
  phone: '9876500011',
  aadharId: '••••••••1234',
  farmerId: '',
  address: { line: '', city: 'Nashik', state: 'Maharashtra', zip: '', country: 'India' },
  kind: 'farmer',
  activities: [],
  language: 'en',
  verified: false,
  isSetUp: true,
  isOperator: false,
  deletionDueAt: null,
  upiId: '',
}

const answers: Record<string, () => Response> = {}
const sent: Record<string, unknown> = {}
const response = (data: unknown) => Response.json({ result: { data: { json: data } } })
const refusal = (message: string) =>
  Response.json(
    {
      error: { json: { code: -32600, message, data: { code: 'input.invalid', httpStatus: 400 } } },
    },
    { status: 400 },
  )

beforeAll(() => startTranslation())
beforeEach(() => {
  answers['user.get'] = () => response(user)
  answers['auth.sessions'] = () => response({ sessions: [] })
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const name = new URL(input, 'http://test').pathname.replace('/trpc/', '')
    if (init?.body) sent[name] = JSON.parse(String(init.body)).json
    return answers[name]?.() ?? new Response(null, { status: 404 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MantineProvider>
      <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <Notifications />
          <ProfilePage />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>,
  )
  await screen.findByLabelText('First name')
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))

test('phone, Aadhaar and farmer id are shown, masked, and cannot be edited', async () => {
  await show()
  expect(field('Phone number').value).toBe('+91\u00a098765\u00a000011')
  expect(field('Aadhaar').value).toBe('••••••••1234')
  for (const label of ['Phone number', 'Aadhaar', 'Farmer ID']) {
    expect(field(label).readOnly).toBe(true)
  }
})

test('a link asks before it loses what was changed in the profile', async () => {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  await show()
  const follow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <a href="/shop" onClick={follow}>
      Shop
    </a>,
  )
  const isFollowed = () => {
    follow.mockClear()
    fireEvent.click(screen.getByRole('link', { name: 'Shop' }))
    return follow.mock.calls.length > 0
  }
  expect(isFollowed()).toBe(true)
  fireEvent.input(field('UPI ID'), { target: { value: 'ramesh@upi' } })
  await waitFor(() => expect(isFollowed()).toBe(false))
  expect(confirm).toHaveBeenCalledOnce()
  answers['user.update'] = () => response({ ...user, upiId: 'ramesh@upi' })
  save()
  await screen.findByText('Profile updated successfully')
  expect(isFollowed()).toBe(true)
})

test('an Aadhaar number can be added once, with the reason beside the field', async () => {
  answers['user.get'] = () => response({ ...user, aadharId: '' })
  answers['user.addIdentity'] = () => response({ ...user, aadharId: '••••••••2346' })
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Add your Aadhaar number' }))
  expect(screen.getByText(/We store only the last four digits/)).toBeDefined()
  fireEvent.input(field('Aadhaar'), { target: { value: '2341 2341 2347' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This is not a valid Aadhaar number')).toBeDefined()
  expect(sent['user.addIdentity']).toBeUndefined()
  fireEvent.input(field('Aadhaar'), { target: { value: '2341 2341 2346' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field('Aadhaar').value).toBe('••••••••2346'))
  expect(sent['user.addIdentity']).toEqual({ aadhaar: '2341 2341 2346' })
  expect(field('Aadhaar').readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'Add your Aadhaar number' })).toBeNull()
})

test('saving sends the editable fields and nothing else', async () => {
  answers['user.update'] = () => response({ ...user, firstName: 'Suresh' })
  await show()
  fireEvent.input(field('First name'), { target: { value: 'Suresh' } })
  fireEvent.input(field('City'), { target: { value: 'Pune' } })
  fireEvent.input(field('UPI ID'), { target: { value: 'suresh@okbank' } })
  save()
  expect(await screen.findByText('Profile updated successfully')).toBeDefined()
  expect(sent['user.update']).toEqual({
    firstName: 'Suresh',
    lastName: 'Patil',
    email: '',
    gender: 'Not Selected',
    dob: '',
    activities: [],
    upiId: 'suresh@okbank',
    address: { line: '', city: 'Pune', state: 'Maharashtra', zip: '', country: 'India' },
  })
})

test('a refused save shows a toast, and the server’s sentence above the button', async () => {
  answers['user.update'] = () => refusal('Too many changes today.')
  await show()
  save()
  expect(await screen.findByText('Failed to update profile')).toBeDefined()
  expect(screen.getByText('Too many changes today.')).toBeDefined()
})

test('an invalid UPI id shows its error at the field', async () => {
  delete sent['user.update']
  await show()
  fireEvent.input(field('UPI ID'), { target: { value: '9876500011' } })
  save()
  expect(await screen.findByText('UPI ID must look like name@bank')).toBeDefined()
  expect(sent['user.update']).toBeUndefined()
})

test('an invalid e-mail address is never sent', async () => {
  delete sent['user.update']
  await show()
  fireEvent.input(field('Email'), { target: { value: 'ramesh@' } })
  save()
  expect(await screen.findByText('Invalid email address')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  expect(sent['user.update']).toBeUndefined()
})

test.each([
  ['999999', unknownPin],
  ['४११', 'A PIN code has six digits'],
])('the PIN code %s of the address is refused at its field', async (pin, sentence) => {
  delete sent['user.update']
  answers['place.resolve'] = () =>
    Response.json(
      {
        error: {
          json: {
            code: -32004,
            message: unknownPin,
            data: { code: 'place.unknown_pin', httpStatus: 404 },
          },
        },
      },
      { status: 404 },
    )
  await show()
  fireEvent.input(field('ZIP'), { target: { value: pin } })
  if (pin === '999999') await screen.findByText(unknownPin)
  save()
  expect(await screen.findByText(sentence)).toBeDefined()
  await waitFor(() => expect(field('ZIP').getAttribute('aria-invalid')).toBe('true'))
  expect(sent['user.update']).toBeUndefined()
})

test('a picture that is picked while another is sent is not sent', async () => {
  const sending = Promise.withResolvers<UserView>()
  vi.mocked(sendImage).mockReturnValue(sending.promise)
  await show()
  const picker = screen.getByLabelText('Profile image')
  const pick = () => {
    const files = [new File(['x'], 'me.png', { type: 'image/png' })]
    fireEvent.change(picker, { target: { files } })
  }
  pick()
  await waitFor(() => expect(sendImage).toHaveBeenCalledOnce())
  pick()
  // Longer than the first took to be sent.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sendImage).toHaveBeenCalledOnce()
  sending.resolve({ ...user, image: '/uploads/me.png' })
  await screen.findByText('Image updated successfully')
  pick()
  await waitFor(() => expect(sendImage).toHaveBeenCalledTimes(2))
})

test('a PIN code in Devanagari digits fills in city and state and is saved', async () => {
  answers['user.get'] = () =>
    response({ ...user, address: { ...user.address, city: '', state: '' } })
  answers['place.resolve'] = () => response(pune)
  answers['user.update'] = () => response(user)
  await show()
  fireEvent.input(field('ZIP'), { target: { value: '४११००१' } })
  await waitFor(() => expect(field('City').value).toBe('Pune'))
  save()
  expect(await screen.findByText('Profile updated successfully')).toBeDefined()
  expect(sent['user.update']).toMatchObject({
    address: { zip: '411001', city: 'Pune', state: 'Maharashtra' },
  })
})
