import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeCloseWatcher } from '#client/testing/fake-close-watcher.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { Shell } from './shell.tsx'

const asha = { _id: '1', firstName: 'Asha', lastName: 'Devi', image: null, kind: 'farmer' }
const answers = {
  'user.get': () => ({ data: asha }),
  'visit.count': () => ({ data: { visits: 1234 } }),
  'dashboard.waiting': () => ({
    data: { items: [], counts: { 'answer-order': 2, 'answer-booking': 1 }, unread: 3 },
  }),
}

beforeAll(() => startTranslation())
afterEach(() => window.history.replaceState(null, '', '/'))

// Style sheets show one of the two navigations; here both are.
const topBar = () => within(screen.getByRole('banner'))
const bottomBar = () =>
  within(screen.getAllByRole('navigation', { name: 'Main' }).at(-1) ?? document.body)
const names = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent)
const openMenu = async () => {
  fireEvent.click(bottomBar().getByRole('button', { name: /Open menu/ }))
  return screen.findByRole('navigation', { name: 'Menu' })
}

test('a visitor finds the public links, Log In and Sign Up', () => {
  fakeServer(answers)
  renderInApp(<Shell>page</Shell>)
  expect(names(topBar().getByRole('navigation', { name: 'Main' }))).toEqual([
    'Home',
    'Shop',
    'Chatbot',
    'Rental',
    'About',
  ])
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register')
  expect(screen.queryByRole('button', { name: 'Profile menu' })).toBeNull()
})

test('Log In and Sign Up in the bar lead back to the page with its search', () => {
  fakeServer(answers)
  window.history.replaceState(null, '', '/rental/m1?from=2027-01-03&to=2027-01-05')
  renderInApp(<Shell>page</Shell>)
  const target = (name: string) => {
    const href = topBar().getByRole('link', { name }).getAttribute('href') ?? ''
    return new URL(href, 'http://localhost').searchParams.get('redirect')
  }
  expect(target('Log In')).toBe('/rental/m1?from=2027-01-03&to=2027-01-05')
  expect(target('Sign Up')).toBe('/rental/m1?from=2027-01-03&to=2027-01-05')
})

test('a logged-in user finds their links once the profile has loaded', async () => {
  fakeServer(answers)
  storeToken('t', 'farmer')
  renderInApp(<Shell>page</Shell>)
  fireEvent.click(await screen.findByRole('button', { name: 'Profile menu' }))
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeTruthy()
  expect(names(topBar().getByRole('navigation', { name: 'Main' })).slice(5)).toEqual([
    'Services',
    'Dashboard',
    'My Profile',
  ])
  expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
})

test('the bar at the bottom leads visitors who sell to the registration, and members to the form', async () => {
  fakeServer(answers)
  const { unmount } = renderInApp(<Shell>page</Shell>)
  const sell = () => bottomBar().getByRole('link', { name: 'Sell' }).getAttribute('href')
  expect(sell()).toBe('/register?redirect=/dashboard/crops/add')
  unmount()
  storeToken('t', 'farmer')
  renderInApp(<Shell>page</Shell>)
  expect(sell()).toBe('/dashboard/crops/add')
})

test('the bar counts unread messages, and the orders and booking requests that wait', async () => {
  fakeServer(answers)
  storeToken('t', 'farmer')
  renderInApp(<Shell>page</Shell>)
  expect(await bottomBar().findByRole('link', { name: 'Messages 3 unread' })).toBeTruthy()
  expect(await bottomBar().findByRole('button', { name: /^Me.*3 waiting$/ })).toBeTruthy()
})

test('a phone’s way back closes the menu', async () => {
  const goBack = fakeCloseWatcher()
  fakeServer(answers)
  renderInApp(<Shell>page</Shell>)
  await openMenu()
  act(goBack)
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull())
  expect(goBack).toThrow('Back leaves the page.')
})

test('the menu covers the page, and Escape closes it and focuses its button', async () => {
  fakeServer(answers)
  storeToken('t', 'farmer')
  renderInApp(<Shell>page</Shell>)
  await screen.findByRole('button', { name: 'Profile menu' })
  const menu = within(await openMenu())
  expect(menu.getAllByRole('heading', { level: 3 }).map((group) => group.textContent)).toEqual([
    'Account',
    'Selling',
    'Buying',
    'Renting',
    'Advice',
    'More pages',
  ])
  expect(menu.getByRole('link', { name: 'Sold 2 waiting' })).toBeTruthy()
  expect(menu.getByRole('link', { name: 'Bookings 1 waiting' })).toBeTruthy()
  const page = () => screen.getByRole('main', { hidden: true })
  expect(page().hasAttribute('inert')).toBe(true)
  const heading = menu.getByRole('heading', { level: 2 })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getAllByLabelText('Language')).toHaveLength(1)
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  expect(page().hasAttribute('inert')).toBe(false)
  expect(document.activeElement).toBe(bottomBar().getByRole('button', { name: /Open menu/ }))
})

test('a visitor’s menu begins with the login, which leads back, and asks for an account to sell', async () => {
  fakeServer(answers)
  window.history.replaceState(null, '', '/shop?q=wheat')
  renderInApp(<Shell>page</Shell>)
  const menu = within(await openMenu())
  const href = (name: string) => menu.getByRole('link', { name }).getAttribute('href')
  expect(href('Log In')).toBe('/login?redirect=/shop%3Fq%3Dwheat')
  expect(href('Sign Up')).toBe('/register?redirect=/shop%3Fq%3Dwheat')
  expect(href('Add Crop')).toBe('/register?redirect=/dashboard/crops/add')
  expect(menu.queryByRole('link', { name: 'Sold' })).toBeNull()
  expect(menu.queryByRole('button', { name: 'Logout' })).toBeNull()
})

test('a logout reaches the server and deletes the token', async () => {
  const calls = fakeServer({ ...answers, 'auth.logout': () => ({ data: { message: 'Bye' } }) })
  storeToken('t', 'farmer')
  renderInApp(<Shell>page</Shell>)
  await screen.findByRole('button', { name: 'Profile menu' })
  const menu = within(await openMenu())
  fireEvent.click(menu.getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  const logout = calls.find(([procedure]) => procedure === 'auth.logout')
  expect(logout?.[1].get('authorization')).toBe('Bearer t')
})

test('the toggle names what it switches to', () => {
  fakeServer(answers)
  renderInApp(<Shell>page</Shell>)
  fireEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
  expect(localStorage.getItem('theme')).toBe('dark')
  fireEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }))
  expect(localStorage.getItem('theme')).toBe('light')
})

test('the chatbot has no bar and no footer', () => {
  fakeServer(answers)
  window.history.replaceState(null, '', '/chatbot')
  renderInApp(<Shell>page</Shell>)
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('main').textContent).toBe('page')
})

test('where people work the footer is one line', () => {
  fakeServer(answers)
  window.history.replaceState(null, '', '/dashboard/orders')
  renderInApp(<Shell>page</Shell>)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual(['Help'])
})
