import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { QueryView } from './query-view.tsx'

beforeAll(async () => {
  await startTranslation()
  await switchLanguage('hi')
})

const failed = (refetch = () => {}) => ({
  data: undefined,
  isPending: false,
  isError: true,
  refetch,
})

const show = (query: ReturnType<typeof failed>, errorText?: string) =>
  render(
    <MantineProvider>
      <QueryView
        query={query}
        skeleton={null}
        errorTitle="Unable to load crops"
        {...(errorText !== undefined && { errorText })}
      >
        {() => null}
      </QueryView>
    </MantineProvider>,
  )

test('a sentence of the server with a reference in it is read in Hindi', () => {
  show(failed(), 'Something went wrong on our side. Please try again. (Reference: 0198-ab)')
  expect(screen.getByRole('alert').textContent).toContain('(संदर्भ: 0198-ab)')
})

test('without a word of the server it was not reached, and can be asked again', () => {
  const refetch = vi.fn()
  show(failed(refetch))
  expect(screen.getByRole('alert').textContent).toContain('सर्वर')
  fireEvent.click(screen.getByRole('button'))
  expect(refetch).toHaveBeenCalledOnce()
})

test('when the second try succeeds, the focus goes from the button that is gone to the heading', () => {
  const page = (data: string | undefined) => (
    <MantineProvider>
      <h1 tabIndex={-1} data-page-heading>
        Shop
      </h1>
      <QueryView
        query={{ ...failed(), data, isError: data === undefined }}
        skeleton={null}
        errorTitle="Unable to load crops"
      >
        {(text) => text}
      </QueryView>
    </MantineProvider>
  )
  const { rerender } = render(page(undefined))
  fireEvent.click(screen.getByRole('button'))
  rerender(page('crops'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
