import { expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { Offline } from './offline.tsx'

const { load, startOffline } = vi.hoisted(() => ({
  load: vi.fn<() => Promise<object>>(),
  startOffline: vi.fn(() => () => {}),
}))
vi.mock('#client/platform/i18n/load-hindi.ts', async (original) => ({
  ...(await original<typeof import('#client/platform/i18n/load-hindi.ts')>()),
  withHindi: load,
}))

test('the code that sends what waits is fetched again after the connection broke off', async () => {
  await startTranslation()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ startOffline })
  renderInApp(<Offline />)
  window.dispatchEvent(new Event('offline'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  expect(startOffline).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(startOffline).toHaveBeenCalledOnce())
})
