import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { FieldForm } from './field-form.tsx'
import { defineFields } from './model/field-types.ts'
import { useFieldForm } from './model/use-field-form.ts'

const fields = defineFields([{ name: 'name', label: 'Crop name', type: 'text' }])

beforeAll(() => startTranslation())

function ExampleForm({ isStored }: { isStored: boolean }) {
  const form = useFieldForm({ fields, isStored, onSubmit: async () => {} })
  return <FieldForm form={form} submitLabel="Save" busyLabel="Saving..." />
}
const Example = ({ isStored = false }) => (
  <MantineProvider>
    <ExampleForm isStored={isStored} />
  </MantineProvider>
)
const type = (value: string) =>
  fireEvent.input(screen.getByLabelText('Crop name'), { target: { value } })

test('changes are not lost by a link to another page unless the user says so', async () => {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  render(<Example />)
  const follow = vi.fn((event: Event) => event.preventDefault())
  for (const href of ['/shop', '#help', '?step=2', 'tel:108']) {
    const link = Object.assign(document.createElement('a'), { href, textContent: href })
    link.addEventListener('click', follow)
    document.body.append(link)
    onTestFinished(() => link.remove())
  }
  const isFollowed = (name: string) => {
    follow.mockClear()
    fireEvent.click(screen.getByRole('link', { name }))
    return follow.mock.calls.length > 0
  }
  expect(isFollowed('/shop')).toBe(true)
  type('Wheat')
  await waitFor(() => expect(isFollowed('/shop')).toBe(false))
  expect(confirm).toHaveBeenCalledExactlyOnceWith('You have unsaved changes. Leave this page?')
  for (const name of ['#help', '?step=2', 'tel:108']) expect(isFollowed(name), name).toBe(true)
  confirm.mockReturnValue(true)
  expect(isFollowed('/shop')).toBe(true)
  expect(confirm).toHaveBeenCalledTimes(2)
})

test('changes are not lost by Back unless the user says so, where the browser can wait', async () => {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const { unmount } = render(<Example />)
  const isFollowed = (path: string, navigationType = 'traverse', cancelable = true) => {
    const url = new URL(path, window.location.href).href
    const event = new Event('navigate', { cancelable })
    return navigation.dispatchEvent(Object.assign(event, { navigationType, destination: { url } }))
  }
  expect(isFollowed('/shop')).toBe(true)
  type('Wheat')
  await waitFor(() => expect(isFollowed('/shop')).toBe(false))
  expect(confirm).toHaveBeenCalledOnce()
  expect(isFollowed('?step=1')).toBe(true)
  expect(isFollowed('/shop', 'push')).toBe(true)
  expect(isFollowed('/shop', 'traverse', false)).toBe(true)
  expect(confirm).toHaveBeenCalledOnce()
  unmount()
  expect(isFollowed('/shop')).toBe(true)
})

test('a form whose values are stored asks nothing', async () => {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const listen = vi.spyOn(navigation, 'addEventListener')
  const { rerender } = render(<Example isStored />)
  type('Wheat')
  rerender(<Example isStored />)
  await screen.findByDisplayValue('Wheat')
  expect(listen).not.toHaveBeenCalled()
  rerender(<Example />)
  await waitFor(() => expect(listen).toHaveBeenCalledOnce())
})

test.each([false, true])(
  'a page with two changed forms asks once, whether one leaves or not (%s)',
  async (leaves) => {
    const confirm = vi.fn(() => leaves)
    vi.stubGlobal('confirm', confirm)
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const link = Object.assign(document.createElement('a'), { href: '/shop', textContent: '/shop' })
    const follow = vi.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', follow)
    document.body.append(link)
    onTestFinished(() => link.remove())
    const first = render(<Example />)
    const second = render(<Example />)
    for (const field of screen.getAllByLabelText('Crop name')) {
      fireEvent.input(field, { target: { value: 'Wheat' } })
    }
    await waitFor(() => expect(screen.getAllByDisplayValue('Wheat')).toHaveLength(2))

    const url = new URL('/shop', window.location.href).href
    const goBack = () => {
      const event = new Event('navigate', { cancelable: true })
      const back = { navigationType: 'traverse', destination: { url } }
      return navigation.dispatchEvent(Object.assign(event, back))
    }
    fireEvent.click(link)
    expect(confirm).toHaveBeenCalledOnce()
    expect(follow.mock.calls.length > 0).toBe(leaves)
    expect(goBack()).toBe(leaves)
    expect(confirm).toHaveBeenCalledTimes(2)

    // The changes of the form that stays are still asked about.
    first.unmount()
    expect(goBack()).toBe(leaves)
    expect(confirm).toHaveBeenCalledTimes(3)
    second.unmount()
    expect(goBack()).toBe(true)
    expect(confirm).toHaveBeenCalledTimes(3)
  },
)
