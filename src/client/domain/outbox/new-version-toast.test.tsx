import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { showNewVersionToast } from './new-version-toast.tsx'

beforeAll(() => startTranslation())
afterEach(() => {
  notifications.clean()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.restoreAllMocks()
})

/** Shows the toast in a page. @returns what its button does, and the browser's side of it. */
async function showToast() {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const registration = { waiting: null as { postMessage: (message: string) => void } | null }
  const workers = Object.assign(new EventTarget(), { getRegistration: async () => registration })
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  renderInApp(null)
  showNewVersionToast()
  const button = await screen.findByRole('button', { name: 'Reload' })
  return { reload, registration, workers, press: () => fireEvent.click(button) }
}

test('the page reloads with a newer version that came after the toast', async () => {
  const { reload, registration, workers, press } = await showToast()
  const newest = { postMessage: vi.fn() }
  registration.waiting = newest
  press()
  await waitFor(() => expect(newest.postMessage).toHaveBeenCalledWith('take-over'))
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('the page reloads also when another tab has activated the new version', async () => {
  const { reload, press } = await showToast()
  press()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
