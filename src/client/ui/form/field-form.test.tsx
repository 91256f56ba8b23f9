import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { TRPCClientError } from '@trpc/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { FieldForm } from './field-form.tsx'
import { defineFields } from './model/field-types.ts'
import { FormRefusal } from './model/form-refusal.ts'
import { type AnySchema, lazySchema } from './model/lazy-schema.ts'
import { useFieldForm } from './model/use-field-form.ts'

const fields = defineFields([
  { name: 'name', label: 'Crop name', type: 'text', required: true },
  { name: 'price', label: 'Price', type: 'number', required: true },
  { name: 'address.city', label: 'City', type: 'text' },
  { name: 'note', label: 'Description', type: 'textarea', maxLength: 5, description: 'Optional' },
])
const schema = z.object({
  name: z.string(),
  price: z.number('Price is required').min(0, 'Price must be positive'),
  address: z.object({ city: z.string() }),
  note: z.string(),
})
type Output = z.infer<typeof schema>

beforeAll(() => startTranslation())

interface ExampleProps {
  onSubmit: (values: Output) => Promise<unknown>
  disableUntilValid?: boolean
  schema?: AnySchema<Output>
}

function Example(props: ExampleProps) {
  const { onSubmit, disableUntilValid = false } = props
  const form = useFieldForm({
    fields,
    schema: props.schema ?? schema,
    onSubmit,
    initialValues: { address: { city: 'Pune' } },
  })
  return (
    <FieldForm
      form={form}
      submitLabel="Save"
      busyLabel="Saving..."
      disableUntilValid={disableUntilValid}
    />
  )
}

const show = (props: ExampleProps) =>
  render(
    <MantineProvider>
      <Example {...props} />
    </MantineProvider>,
  )
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.submit(screen.getByRole('button', { name: /Sav/ }))

test('an empty submit shows every error and focuses the first invalid field', async () => {
  const onSubmit = vi.fn()
  show({ onSubmit })
  save()
  expect(await screen.findByText('Crop name is required')).toBeDefined()
  expect(screen.getByText('Price is required')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Crop name'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a field shows its error, as its description, when it loses the focus', () => {
  show({ onSubmit: vi.fn() })
  const name = screen.getByLabelText('Crop name')
  fireEvent.focus(name)
  fireEvent.blur(name)
  const sentence = screen.getByText('Crop name is required')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(name.getAttribute('aria-describedby')?.split(' ')).toContain(sentence.id)
  expect(screen.queryByText('Price is required')).toBeNull()
})

test('an error that is shown before the rules have come gets the sentence of the rules', async () => {
  const lateRules = Promise.withResolvers<typeof schema>()
  const late = lazySchema(() => lateRules.promise)
  show({ onSubmit: vi.fn(), schema: late })
  for (const label of ['Crop name', 'Price']) {
    fireEvent.focus(screen.getByLabelText(label))
    fireEvent.blur(screen.getByLabelText(label))
  }
  expect(screen.getByText('Crop name is required')).toBeDefined()
  lateRules.resolve(schema.extend({ name: z.string().min(1, 'Please name your crop') }))
  expect(await screen.findByText('Please name your crop')).toBeDefined()
  expect(screen.queryByText('Crop name is required')).toBeNull()
  expect(screen.getByText('Price is required')).toBeDefined()
  // A field that was not left yet shows no error.
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).not.toBe('true')
})

test('a field that loses the focus to the submit button shows no error', () => {
  show({ onSubmit: vi.fn() })
  const name = screen.getByLabelText('Crop name')
  fireEvent.focus(name)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Save' }))
  fireEvent.blur(name)
  expect(screen.queryByText('Crop name is required')).toBeNull()
})

test('the schema’s output is submitted, with nested values and numbers', async () => {
  const onSubmit = vi.fn(async () => {})
  show({ onSubmit })
  type('Crop name', 'Wheat')
  type('Price', '25.5')
  save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledWith({
    name: 'Wheat',
    price: 25.5,
    address: { city: 'Pune' },
    note: '',
  })
})

test('a second submit during the first does nothing', async () => {
  let finish = () => {}
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  show({ onSubmit })
  type('Crop name', 'Wheat')
  type('Price', '25')
  save()
  save()
  expect(await screen.findByText('Saving...')).toBeDefined()
  save()
  finish()
  expect(await screen.findByText('Save')).toBeDefined()
  expect(onSubmit).toHaveBeenCalledOnce()
})

const refusal = (message: string, issues?: { path: string; message: string }[]) =>
  TRPCClientError.from({
    error: { code: -32600, message, data: { code: 'input.invalid', httpStatus: 400, issues } },
  } as never)

test("the server's issues are shown on their fields and nothing typed is lost", async () => {
  const issues = [{ path: 'address.city', message: 'City is unknown' }]
  show({ onSubmit: () => Promise.reject(refusal('City is unknown', issues)) })
  type('Crop name', 'Wheat')
  type('Price', '25')
  save()
  expect(await screen.findByText('City is unknown')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('City'))
  expect(screen.getByLabelText<HTMLInputElement>('Crop name').value).toBe('Wheat')
})

test('a refusal about no field and a lost connection are shown above the button', async () => {
  const { unmount } = show({ onSubmit: () => Promise.reject(refusal('Too many crops today.')) })
  type('Crop name', 'Wheat')
  type('Price', '25')
  save()
  expect((await screen.findByRole('alert')).textContent).toBe('Too many crops today.')
  unmount()
  show({ onSubmit: () => Promise.reject(new TRPCClientError('fetch failed')) })
  type('Crop name', 'Wheat')
  type('Price', '25')
  save()
  expect((await screen.findByRole('alert')).textContent).toBe('Error connecting to server')
})

test('a reason not to send the form is shown in its own words', async () => {
  const reason = new FormRefusal('Please choose the picture again.')
  show({ onSubmit: () => Promise.reject(reason) })
  type('Crop name', 'Wheat')
  type('Price', '25')
  save()
  expect((await screen.findByRole('alert')).textContent).toBe(reason.message)
})

const isClosingPrevented = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a form that stays after it was sent asks about later changes before the page is closed', async () => {
  let isPreventedWhileSending = true
  const onSubmit = vi.fn(async () => {
    isPreventedWhileSending = isClosingPrevented()
  })
  show({ onSubmit })
  type('Crop name', 'Wheat')
  type('Price', '25')
  await waitFor(() => expect(isClosingPrevented()).toBe(true))
  save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(isPreventedWhileSending).toBe(false)
  await screen.findByRole('button', { name: 'Save' })
  expect(isClosingPrevented()).toBe(false)
  type('Crop name', 'Rice')
  await waitFor(() => expect(isClosingPrevented()).toBe(true))
})

test('with disableUntilValid the submit button is disabled until the form is valid', () => {
  show({ onSubmit: vi.fn(), disableUntilValid: true })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(button.disabled).toBe(true)
  type('Crop name', 'Wheat')
  type('Price', '25')
  expect(button.disabled).toBe(false)
})

test('a textarea has four rows, and a field shows its description', () => {
  show({ onSubmit: vi.fn() })
  const note = screen.getByLabelText('Description')
  expect(note.getAttribute('rows')).toBe('4')
  expect(note.getAttribute('aria-describedby')).toBeTruthy()
})
