import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
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

test('the server’s sentence with a reference is translated', () => {
  const message = rememberTemplate({
    message: 'Something went wrong on our side. Please try again. (Reference: 0198-ab)',
    template: 'Something went wrong on our side. Please try again. (Reference: {{reference}})',
    values: { reference: '0198-ab' },
  })
  show(failed(), message)
  expect(screen.getByRole('alert').textContent).toContain('(संदर्भ: 0198-ab)')
})

test('a failure without a server message says that the server was not reached, and can be retried', () => {
  const refetch = vi.fn()
  show(failed(refetch))
  expect(screen.getByRole('alert').textContent).toContain('सर्वर')
  fireEvent.click(screen.getByRole('button'))
  expect(refetch).toHaveBeenCalledOnce()
})

test('after a successful retry the focus moves to the heading', () => {
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

test('after a retry that fails as well the focus is back on the button', async () => {
  const page = (isPending: boolean) => (
    <MantineProvider>
      <QueryView
        query={{ ...failed(), isPending, isError: !isPending }}
        skeleton={null}
        errorTitle="Unable to load crops"
      >
        {() => null}
      </QueryView>
    </MantineProvider>
  )
  const { rerender } = render(page(false))
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  rerender(page(true))
  expect(screen.queryByRole('button')).toBeNull()
  rerender(page(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')))
})
