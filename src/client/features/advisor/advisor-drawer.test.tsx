import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeAdvisor } from '#client/testing/fake-advisor.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { ChatPiece } from '#shared/advisor/advisor.schema.ts'
import AdvisorPage from './advisor.page.tsx'

async function* noAnswer(): AsyncIterable<ChatPiece> {}

beforeAll(() => startTranslation())
beforeEach(() => {
  window.history.replaceState(null, '', '/chatbot')
  storeToken('t', 'farmer')
})
afterEach(() => window.history.replaceState(null, '', '/'))

test('on a phone its own way back closes the sidebar, and so does Escape', async () => {
  const watchers: EventTarget[] = []
  class CloseWatcher extends EventTarget {
    constructor() {
      super()
      watchers.push(this)
    }
    destroy() {}
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, { media, matches: false }),
  )
  fakeAdvisor({ stream: noAnswer })
  renderInApp(<AdvisorPage />)
  await screen.findByRole('button', { name: 'Open sidebar' })
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open sidebar' }))
  open()
  await screen.findByRole('dialog')
  act(() => void watchers.at(-1)?.dispatchEvent(new Event('close')))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  open()
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.pathname).toBe('/chatbot')
})
