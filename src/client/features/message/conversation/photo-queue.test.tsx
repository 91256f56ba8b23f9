import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { PhotoQueue } from './photo-queue.tsx'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)

beforeAll(() => startTranslation())

test('when a photo is removed the focus stays with the photos, and it is announced', async () => {
  const urls = ['/uploads/a.webp', '/uploads/b.webp']
  render(
    <MantineProvider>
      <PhotoQueue urls={urls} onChange={() => {}} onRefusal={() => {}} />
    </MantineProvider>,
  )
  const pressFirst = () => {
    const [first] = screen.getAllByRole('button', { name: 'Remove image' })
    first?.focus()
    if (first) fireEvent.click(first)
  }
  pressFirst()
  const last = () => screen.getByRole('button', { name: 'Remove image' })
  await waitFor(() => expect(document.activeElement).toBe(last()))
  expect(screen.getByRole('status').textContent).toBe('Picture 1 removed, 1 left')
  pressFirst()
  const add = screen.getByRole('button', { name: 'Add photos' })
  await waitFor(() => expect(document.activeElement).toBe(add))
})
