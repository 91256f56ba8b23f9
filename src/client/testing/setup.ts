import { cleanup, configure } from '@testing-library/react'
import HTMLElementConfig from 'happy-dom/lib/config/HTMLElementConfig.js'
import { afterEach, vi } from 'vitest'

// happy-dom does not know this element, so React would take it for a misspelt component.
Object.assign(HTMLElementConfig, { search: HTMLElementConfig.section })

// On a busy computer the default of one second is too short.
configure({ asyncUtilTimeout: 4000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})
