import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { readAccount } from '#client/platform/session/remembered-account.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import LoginPage from './login.page.tsx'
import RegisterPage from './register.page.tsx'

const requestId = 'kP3-request_of-this_page'
const sentCode = () => ({
  data: { message: 'OTP sent', requestId, expiresIn: 120, channel: 'sms' },
})
const refuse = (status: number, code: string, message: string) => ({
  refusal: { status, code, message },
})

beforeAll(() => startTranslation())
afterEach(() => window.history.replaceState(null, '', '/'))

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.input(box(label), { target: { value } })

async function reachOtpStep() {
  type('Phone number', '9876543210')
  press('Send OTP')
  await screen.findByLabelText('OTP')
}

test.each([
  ['', 'Phone number is required'],
  ['98765', 'Phone number must be at least 10 digits'],
  ['98765432101', 'Phone number must be at most 10 digits'],
  ['98765abcde', 'Phone number must have digits only'],
  ['0000000000', 'Enter a valid Indian mobile number'],
])('the phone "%s" shows its error at the field, which gets the focus', async (phone, text) => {
  fakeServer({})
  renderInApp(<LoginPage />)
  type('Phone number', phone)
  press('Send OTP')
  const sentence = await screen.findByText(text)
  const described = box('Phone number').getAttribute('aria-describedby') ?? ''
  expect(described.split(' ').at(-1)).toBe(sentence.id)
  expect(document.activeElement).toBe(box('Phone number'))
})

test('without a connection the inline error and the toast have different sentences', async () => {
  fakeServer({ 'auth.requestLoginOtp': () => 'unreachable' })
  renderInApp(<LoginPage />)
  type('Phone number', '9876543210')
  press('Send OTP')
  expect(await screen.findByText('Error sending OTP')).toBeTruthy()
  expect(await screen.findByText('Failed to send OTP')).toBeTruthy()
})

test('the server’s own sentence is shown inline and as a toast', async () => {
  const message = 'Too many OTP requests. Please try again later.'
  fakeServer({ 'auth.requestLoginOtp': () => refuse(429, 'auth.otp_limit', message) })
  renderInApp(<LoginPage />)
  type('Phone number', '9876543210')
  press('Send OTP')
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
})

test.each([
  ['a refusal', refuse(401, 'auth.otp_invalid', 'Invalid OTP'), 'Invalid OTP'],
  [
    'an answer without a token',
    { data: { token: '', message: '', kind: 'farmer' } },
    'Invalid OTP',
  ],
  ['no connection', 'unreachable' as const, 'Error verifying OTP'],
])('verifying: %s shows its error at the OTP field', async (_what, answer, text) => {
  fakeServer({ 'auth.requestLoginOtp': sentCode, 'auth.verifyLoginOtp': () => answer })
  renderInApp(<LoginPage />)
  await reachOtpStep()
  expect(document.activeElement).toBe(box('OTP'))
  type('OTP', '123456')
  press('Verify OTP')
  expect(await screen.findByText(text)).toBeTruthy()
  expect(localStorage.getItem('token')).toBeNull()
})

test.each(['१२३४५६', '123 456', '\u2068123456\u2069'])(
  'a code that is typed or pasted as "%s" is sent as its six digits',
  async (typed) => {
    const given: unknown[] = []
    fakeServer({
      'auth.requestLoginOtp': sentCode,
      'auth.verifyLoginOtp': (input) => {
        given.push(input)
        return refuse(401, 'auth.otp_invalid', 'Invalid OTP')
      },
    })
    renderInApp(<LoginPage />)
    await reachOtpStep()
    type('OTP', typed)
    press('Verify OTP')
    await waitFor(() => expect(given).toMatchObject([{ otp: '123456' }]))
  },
)

test('a correct code stores the token and opens the redirect target if it is on this site', async () => {
  const session = {
    token: 't-9',
    message: 'Logged in successfully',
    kind: 'merchant',
    userId: 'asha',
  }
  fakeServer({ 'auth.requestLoginOtp': sentCode, 'auth.verifyLoginOtp': () => ({ data: session }) })
  window.history.replaceState(null, '', '/login?redirect=/shop?page=2')
  renderInApp(<LoginPage />)
  await reachOtpStep()
  type('OTP', '123456')
  press('Verify OTP')
  await waitFor(() => expect(window.location.pathname).toBe('/shop'))
  expect(localStorage.getItem('mtoken')).toBe('t-9')
  expect(readAccount()).toBe('asha')
})

test.each(['login', 'register'] as const)(
  '%s: the number is sent as ten digits, and the code is sent with its request’s id',
  async (page) => {
    const requests: unknown[] = []
    const given: unknown[] = []
    const word = page === 'login' ? 'Login' : 'Register'
    fakeServer({
      [`auth.request${word}Otp`]: (input) => {
        requests.push(input)
        return { data: { ...sentCode().data, requestId: `${requestId}-${requests.length}` } }
      },
      [`auth.verify${word}Otp`]: (input) => {
        given.push(input)
        return refuse(401, 'auth.otp_invalid', 'Invalid OTP')
      },
    })
    renderInApp(page === 'login' ? <LoginPage /> : <RegisterPage />)
    type('Phone number', '+91 98765-43210')
    press('Send OTP')
    await screen.findByText('We sent a code by SMS to +91 98765 43210.')
    // After going back and requesting again, only the newest request counts.
    press('Back')
    press('Send OTP')
    await screen.findByLabelText('OTP')
    type('OTP', '123456')
    press('Verify OTP')
    await screen.findByText('Invalid OTP')
    const phone = '9876543210'
    expect(requests).toEqual([{ phone }, { phone }])
    expect(given).toEqual([{ phone, otp: '123456', requestId: `${requestId}-2` }])
    // The id allows guessing the code, so it must never leave memory.
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage))
    expect(JSON.stringify([stored, window.location.href, window.history.state])).not.toContain(
      requestId,
    )
  },
)

test('a new code can be requested only after the old one has expired', async () => {
  fakeServer({ 'auth.requestLoginOtp': sentCode })
  renderInApp(<LoginPage />)
  await reachOtpStep()
  const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' })
  expect(resend().disabled).toBe(true)
  vi.useFakeTimers({ now: Date.now() + 120_000 })
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(resend().disabled).toBe(false)
  vi.useRealTimers()
  press('Resend OTP')
  expect(box('Phone number').value).toBe('9876543210')
  await waitFor(() => expect(document.activeElement).toBe(box('Phone number')))
  expect(await screen.findByText('Try again by entering your phone number')).toBeTruthy()
})

const unknownNumber = {
  refusal: {
    ...refuse(404, 'auth.no_account', 'No account found for this number. Please sign up.').refusal,
    details: { registrationProof: 'proof-of-this_number' },
  },
}

test('a right code for an unknown number leads through one button to the setup, with the redirect', async () => {
  const given: unknown[] = []
  fakeServer({
    'auth.requestLoginOtp': sentCode,
    'auth.verifyLoginOtp': () => unknownNumber,
    'auth.registerWithProof': (input) => {
      given.push(input)
      return { data: { token: 't-new', message: 'Signed up successfully', kind: 'farmer' } }
    },
  })
  window.history.replaceState(null, '', '/login?redirect=/dashboard/crops/add')
  renderInApp(<LoginPage />)
  await reachOtpStep()
  type('OTP', '123456')
  press('Verify OTP')
  const create = await screen.findByRole('button', {
    name: 'Create account with +91\u00a098765\u00a043210',
  })
  expect(document.activeElement).toBe(create)
  // The proof makes an account, so it must never leave memory.
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage))
  expect(JSON.stringify([stored, window.location.href, window.history.state])).not.toContain(
    'proof',
  )
  fireEvent.click(create)
  await waitFor(() => expect(window.location.pathname).toBe('/setup'))
  expect(window.location.search).toBe('?redirect=/dashboard/crops/add')
  expect(given).toEqual([{ phone: '9876543210', requestId, proof: 'proof-of-this_number' }])
  expect(localStorage.getItem('token')).toBe('t-new')
})

test('when the proof has expired, the page says so and leads back to the number', async () => {
  fakeServer({
    'auth.requestLoginOtp': sentCode,
    'auth.verifyLoginOtp': () => unknownNumber,
    'auth.registerWithProof': () => refuse(401, 'auth.registration_proof_invalid', 'Invalid OTP'),
  })
  renderInApp(<LoginPage />)
  await reachOtpStep()
  type('OTP', '123456')
  press('Verify OTP')
  fireEvent.click(await screen.findByRole('button', { name: /^Create account/ }))
  expect(await screen.findByText(/Too much time has passed/)).toBeTruthy()
  press('Request a new code')
  expect(box('Phone number').value).toBe('9876543210')
})

test('a number with +91, a leading 0 or spaces shows its ten digits beside the fixed +91', async () => {
  fakeServer({})
  renderInApp(<LoginPage />)
  for (const typed of ['+91 98765 43210', '098765-43210', '+91+919876543210']) {
    type('Phone number', typed)
    await waitFor(() => expect(box('Phone number').value).toBe('9876543210'))
  }
})
