import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { Shell } from './shell.tsx'

const asha = { _id: '1', firstName: 'Asha', lastName: 'Devi', image: null, kind: 'farmer' }
const answers = {
  'user.get': () => ({ data: asha }),
  'visit.count': () => ({ data: { visits: 1234 } }),
}

beforeAll(startTranslation)
afterEach(() => window.history.replaceState(null, '', '/'))

const names = (nav: string) =>
  within(screen.getByRole('navigation', { name: nav }))
    .getAllByRole('link')
    .map((link) => link.textContent)
const openMenu = () => fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))

test('a visitor finds the public links, Log In and Sign Up', () => {
  fakeServer(answers)
  renderInApp(<Shell>page</Shell>)
  expect(names('Main')).toEqual(['Home', 'Shop', 'Chatbot', 'Rental', 'About'])
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register')
  expect(screen.queryByRole('button', { name: 'Profile menu' })).toBeNull()
})

test('a logged-in user finds their links once the profile has loaded', async () => {
  fakeServer(answers)
  storeToken('t', 'farmer')
  renderInApp(<Shell>page</Shell>)
  fireEvent.click(await screen.findByRole('button', { name: 'Profile menu' }))
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeTruthy()
  expect(names('Main').slice(5)).toEqual(['Services', 'Dashboard', 'My Profile'])
  expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
})

test('the mobile menu has its links and the only language control, and Escape closes it and focuses its button', async () => {
  fakeServer(answers)
  storeToken('t', 'farmer')
  renderInApp(<Shell>page</Shell>)
  await screen.findByRole('button', { name: 'Profile menu' })
  openMenu()
  expect(names('Menu')).toEqual([
    ...['Home', 'Shop', 'About', 'Rental', 'Chatbot'],
    ...['Services', 'My Dashboard', 'My Profile'],
  ])
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
  expect(screen.getAllByLabelText('Language')).toHaveLength(1)
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }))
  expect(screen.getAllByLabelText('Language')).toHaveLength(1)
})

test('a logout reaches the server and deletes the token', async () => {
  const calls = fakeServer({ ...answers, 'auth.logout': () => ({ data: { message: 'Bye' } }) })
  storeToken('t', 'farmer')
  renderInApp(<Shell>page</Shell>)
  await screen.findByRole('button', { name: 'Profile menu' })
  openMenu()
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
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

test('the chatbot has neither top bar nor footer', () => {
  fakeServer(answers)
  window.history.replaceState(null, '', '/chatbot')
  renderInApp(<Shell>page</Shell>)
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.getByRole('main').textContent).toBe('page')
})
