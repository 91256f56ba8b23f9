import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { emptyIdb } from '#client/testing/fake-idb.ts'
import { FieldForm } from '../field-form.tsx'
import { defineFields } from '../model/field-types.ts'
import { useFieldForm } from '../model/use-field-form.ts'
import { uploadSilenceMs } from './load-upload.ts'
import { uploadImage } from './upload-image.ts'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)
vi.mock('./upload-image.ts', async (original) => ({
  ...(await original<typeof import('./upload-image.ts')>()),
  uploadImage: vi.fn<typeof uploadImage>(),
}))
// The test's browser has no canvas that could make a picture smaller.
vi.mock('./shrink-image.ts', () => ({
  pictureToSend: async (file: File) => ({ file, refusal: null }),
}))

const fields = defineFields([{ name: 'images', label: 'Pictures', type: 'images' }])

beforeAll(() => startTranslation())
beforeEach(emptyIdb)

interface ExampleProps {
  onSubmit: (values: object) => Promise<void>
  images?: string[]
}

function Example({ onSubmit, images = [] }: ExampleProps) {
  const form = useFieldForm({ fields, onSubmit, initialValues: { images } })
  return <FieldForm form={form} submitLabel="Save" busyLabel="Saving..." />
}

/** Opens the form, chooses a picture and presses the button during its upload. */
async function pressDuringUpload() {
  const upload = Promise.withResolvers<string>()
  vi.mocked(uploadImage).mockReset().mockReturnValue(upload.promise)
  const onSubmit = vi.fn(async () => {})
  render(
    <MantineProvider>
      <Example onSubmit={onSubmit} />
    </MantineProvider>,
  )
  const files = [new File(['x'], 'field.jpg', { type: 'image/jpeg' })]
  fireEvent.change(await screen.findByLabelText('Pictures'), { target: { files } })
  await waitFor(() => expect(uploadImage).toHaveBeenCalled())
  fireEvent.submit(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Please wait until all images are uploaded.')
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDefined()
  expect(onSubmit).not.toHaveBeenCalled()
  return { upload, onSubmit }
}

test('a form sent during an upload is submitted once, when the picture is stored', async () => {
  const { upload, onSubmit } = await pressDuringUpload()
  fireEvent.submit(screen.getByRole('button', { name: 'Saving...' }))
  upload.resolve('/uploads/field.webp')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ images: ['/uploads/field.webp'] }))
  await screen.findByRole('button', { name: 'Save' })
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(screen.queryByText('Please wait until all images are uploaded.')).toBeNull()
})

test('a form sent during an upload that fails is not submitted and says why', async () => {
  const { upload, onSubmit } = await pressDuringUpload()
  upload.reject(new Error('refused'))
  await screen.findByText('Some images were not uploaded. Try again or remove them.')
  await screen.findByRole('button', { name: 'Save' })
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a form sent during an upload is submitted without the picture when it is removed', async () => {
  const { onSubmit } = await pressDuringUpload()
  fireEvent.click(screen.getByRole('button', { name: 'Remove image' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ images: [] }))
})

test('a form sent during an upload that hears nothing goes on with the picture on the device', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { onSubmit } = await pressDuringUpload()
  const [[upload]] = vi.mocked(uploadImage).mock.calls as [Parameters<typeof uploadImage>]
  await vi.advanceTimersByTimeAsync(uploadSilenceMs - 5000)
  upload.onProgress(50)
  await vi.advanceTimersByTimeAsync(uploadSilenceMs - 5000)
  expect(onSubmit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      images: [expect.stringMatching(/^\/uploads\/waiting-/)],
    }),
  )
  expect(upload.signal.aborted).toBe(true)
})

/** A form with three stored pictures. */
async function showPictures() {
  const images = ['a', 'b', 'c'].map((name) => `/uploads/${name}.webp`)
  render(
    <MantineProvider>
      <Example onSubmit={async () => {}} images={images} />
    </MantineProvider>,
  )
  await screen.findByRole('img', { name: 'Picture 3' })
  const buttons = (name: string) => screen.getAllByRole('button', { name })
  const press = (name: string, index: number) => {
    const button = buttons(name)[index]
    button?.focus()
    if (button) fireEvent.click(button)
  }
  return { buttons, press, status: screen.getByRole('status') }
}

test('when a picture is removed, the next one’s button gets the focus, and in the end the picker', async () => {
  const { buttons, press, status } = await showPictures()
  press('Remove image', 1)
  await waitFor(() => expect(document.activeElement).toBe(buttons('Remove image')[1]))
  expect(status.textContent).toBe('Picture 2 removed, 2 left')
  press('Remove image', 1)
  await waitFor(() => expect(document.activeElement).toBe(buttons('Remove image')[0]))
  press('Remove image', 0)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Pictures')))
  expect(status.textContent).toBe('Picture 1 removed, 0 left')
})

test('the button that moves a picture keeps the focus, and the new place is announced', async () => {
  const { buttons, press, status } = await showPictures()
  press('Move later', 0)
  await waitFor(() => expect(document.activeElement).toBe(buttons('Move later')[1]))
  expect(status.textContent).toBe('Picture 1 is now number 2')
  press('Move earlier', 2)
  await waitFor(() => expect(document.activeElement).toBe(buttons('Move earlier')[1]))
  expect(status.textContent).toBe('Picture 3 is now number 2')
  press('Move earlier', 0)
  expect(status.textContent).toBe('Picture 3 is now number 2')
})
