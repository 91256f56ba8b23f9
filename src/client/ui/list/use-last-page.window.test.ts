import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLastPage } from './use-last-page.ts'

test('a page beyond the end leads to the last page, once the number of pages is known', () => {
  const change = vi.fn()
  const { rerender } = renderHook(
    ({ totalPages = 0, isPlaceholderData = false }) =>
      useLastPage(3, { data: { totalPages }, isPlaceholderData }, change),
    { initialProps: { totalPages: 2, isPlaceholderData: true } },
  )
  rerender({ totalPages: 3, isPlaceholderData: false })
  rerender({ totalPages: 0, isPlaceholderData: false })
  expect(change).not.toHaveBeenCalled()
  rerender({ totalPages: 2, isPlaceholderData: false })
  expect(change.mock.calls).toEqual([[{ page: 2 }, { replace: true }]])
})
