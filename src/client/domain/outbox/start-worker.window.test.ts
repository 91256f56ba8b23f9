import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showNewVersionToast } from './new-version-toast.tsx'
import { startWorker } from './start-worker.ts'

vi.mock('./new-version-toast.tsx', () => ({ showNewVersionToast: vi.fn() }))

beforeEach(() => vi.stubEnv('PROD', true))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** The browser's side of a service worker. */
function offerWorkers({ waiting, controller }: { waiting?: object; controller?: object }) {
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ?? null,
    installing: null as EventTarget | null,
    update: vi.fn(),
  })
  const active = { postMessage: vi.fn() }
  const workers = {
    controller: controller ?? null,
    register: vi.fn(async () => registration),
    ready: Promise.resolve({ active }),
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  return { active, registration, workers }
}

test('a waiting version is offered at once, and one that comes later when it waits', async () => {
  const waiting = { postMessage: vi.fn() }
  const { active, registration } = offerWorkers({ waiting, controller: {} })
  startWorker()
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledOnce())
  expect(showNewVersionToast).toHaveBeenCalledOnce()
  registration.installing = new EventTarget()
  registration.dispatchEvent(new Event('updatefound'))
  expect(showNewVersionToast).toHaveBeenCalledOnce()
  registration.installing.dispatchEvent(new Event('statechange'))
  expect(showNewVersionToast).toHaveBeenCalledTimes(2)
})

test('a page that no worker serves runs the newest version, and is offered none', async () => {
  const { active } = offerWorkers({ waiting: { postMessage: vi.fn() } })
  startWorker()
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledOnce())
  expect(showNewVersionToast).not.toHaveBeenCalled()
})

test('without a connection the worker is registered once there is one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { active, workers } = offerWorkers({})
  workers.register.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  startWorker()
  await vi.waitFor(() => expect(workers.register).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalled())
  expect(workers.register).toHaveBeenCalledTimes(2)
})

test('a worker that could not fetch all of its files is registered again once there is a connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { active, registration, workers } = offerWorkers({})
  const ready = Promise.withResolvers<{ active: typeof active }>()
  workers.ready = ready.promise
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  registration.installing = installing
  startWorker()
  await vi.waitFor(() => expect(workers.register).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  installing.state = 'redundant'
  installing.dispatchEvent(new Event('statechange'))
  await new Promise((resolve) => setTimeout(resolve))
  registration.installing = new EventTarget()
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(workers.register).toHaveBeenCalledTimes(2))
  ready.resolve({ active })
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledOnce())
})
