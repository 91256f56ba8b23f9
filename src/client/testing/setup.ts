import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import HTMLElementConfig from 'happy-dom/lib/config/HTMLElementConfig.js'
import { afterAll, afterEach, vi } from 'vitest'
import { translation } from '#client/platform/i18n/translation.ts'
import { endQueries } from './query-clients.ts'

// happy-dom does not know this element, so React would take it for a misspelt component.
Object.assign(HTMLElementConfig, { search: HTMLElementConfig.section })

// On a busy computer the default of one second is too short.
configure({ asyncUtilTimeout: 4000 })

// No test reaches a network; what a component still requests after its test finds nobody.
window.fetch = async () => {
  throw new TypeError('fetch failed')
}

// Components start the live connection when the browser is idle, and it lasts as long as the window: it would go on in
// the tests of other files.
window.requestIdleCallback = () => 0

afterEach(() => {
  cleanup()
  endQueries()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

// The files of a worker share modules and the window, so each leaves them as it found them.
afterAll(async () => {
  notifications.clean()
  notifications.cleanQueue()
  document.documentElement.removeAttribute('lang')
  window.history.replaceState(null, '', '/')
  translation.show('en')
})
