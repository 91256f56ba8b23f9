import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// On a busy computer the default of one second is too short.
configure({ asyncUtilTimeout: 4000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})
