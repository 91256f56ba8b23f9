import { cleanup, configure } from '@testing-library/react'
import HTMLElementConfig from 'happy-dom/lib/config/HTMLElementConfig.js'
import i18next from 'i18next'
import { afterAll, afterEach, vi } from 'vitest'

// happy-dom does not know this element, so React would take it for a misspelt component.
Object.assign(HTMLElementConfig, { search: HTMLElementConfig.section })

// On a busy computer the default of one second is too short.
configure({ asyncUtilTimeout: 4000 })

afterEach(async () => {
  vi.useRealTimers()
  // What components do in a timer as they appear, such as focusing, needs them on the page.
  await new Promise((resolve) => setTimeout(resolve))
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

// No test has a server: one that needs answers takes them from fake-server.ts.
globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'))

// The files of a worker share its page and its modules, so each leaves them as it found them.
afterAll(async () => {
  if (i18next.isInitialized) await i18next.changeLanguage('en')
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name)
  }
})
