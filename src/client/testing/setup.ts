import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What is waited for comes; on a busy machine it takes longer than the usual second.
configure({ asyncUtilTimeout: 4000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})
