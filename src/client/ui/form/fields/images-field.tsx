import { Group, Input, SimpleGrid, Stack, VisuallyHidden } from '@mantine/core'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { lateMark } from '#client/platform/hydration/early-input.ts'
import type { English, Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { maxImages } from '#shared/kit/image.ts'
import { useFocusInList } from '../../focus/use-focus-in-list.ts'
import { useMovedFocus } from '../../focus/use-moved-focus.ts'
import type { FieldProps } from '../model/field-props.ts'
import { ImageButtons, imagesHint } from './image-buttons.tsx'
import { acceptedImages, checkImages } from './image-check.ts'
import { imageQueueError, type QueuedImage, storedUrls, uploadInProgress } from './image-queue.ts'
import { ImageTile } from './image-tile.tsx'
import classes from './images-field.module.css'
import { useImageUploads } from './use-image-uploads.ts'

/** Pictures, chosen, dropped or taken, in their order. Each is uploaded immediately. */
export default function ImagesField({ form, field, input }: FieldProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<English | null>(null)
  /** What the last press did, for screen readers. */
  const [done, setDone] = useState<Translated | null>(null)
  const uploads = useImageUploads({
    urls: input.value,
    onChange: (queue) => {
      form.block(field.name, imageQueueError(queue))
      const urls = storedUrls(queue)
      if (urls.join() !== input.value.join()) input.onChange(urls)
      // Last: a waiting submit goes on with these addresses.
      form.setPending(field.name, uploadInProgress(queue))
    },
    onRefusal: setRefusal,
  })
  const { queue } = uploads
  const focus = useFocusInList<HTMLDivElement>({
    target: '[data-remove]',
    fallback: () => picker.current,
  })
  const rememberFocus = useMovedFocus()

  const handleMove = (key: string, to: number) => {
    const from = queue.findIndex((image) => image.key === key)
    if (from === to || to < 0 || to >= queue.length) return
    rememberFocus()
    uploads.move(key, to)
    const places = { number: number(from + 1), place: number(to + 1) }
    setDone(t('Picture {{number}} is now number {{place}}', places))
  }
  const handleRemove = (image: QueuedImage, position: number) => {
    setRefusal(null)
    uploads.remove(image)
    const counts = { number: number(position + 1), left: number(queue.length - 1) }
    setDone(t('Picture {{number}} removed, {{left}} left', counts))
  }

  const handleFiles = (files: FileList | null) => {
    if (!files || files.length === 0) return
    const { accepted, sentence } = checkImages([...files], queue.length)
    if (accepted.length > 0) uploads.add(accepted)
    form.mantine.clearFieldError(field.name)
    setRefusal(sentence)
    if (picker.current) picker.current.value = ''
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    handleFiles(event.dataTransfer.files)
  }
  const handlePick = (fromCamera: boolean) => {
    if (!picker.current) return
    if (fromCamera) picker.current.setAttribute('capture', 'environment')
    else picker.current.removeAttribute('capture')
    picker.current.click()
  }
  const error = input.error ?? (refusal === null ? undefined : t(refusal))
  const errorId = `${id}-error`
  return (
    <Input.Wrapper
      {...lateMark}
      id={id}
      label={input.label}
      labelProps={input.labelProps}
      description={input.description ?? t(imagesHint)}
      error={error}
      errorProps={{ id: errorId, role: 'alert', mt: 6 }}
      size="md"
    >
      <Stack
        gap="sm"
        className={classes.drop}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          if (event.dataTransfer.types.includes('Files')) setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        {queue.length > 0 && (
          <SimpleGrid
            component="ol"
            {...focus}
            cols={{ base: 2, xs: 3, sm: 5 }}
            spacing="sm"
            p={0}
            m={0}
          >
            {queue.map((image, position) => (
              <ImageTile
                key={image.key}
                image={image}
                position={position}
                count={queue.length}
                onMove={handleMove}
                onRemove={() => handleRemove(image, position)}
                onRetry={() => uploads.retry(image)}
              />
            ))}
          </SimpleGrid>
        )}
        <VisuallyHidden role="status">{done}</VisuallyHidden>
        <Group gap="sm">
          <input
            ref={picker}
            id={id}
            data-path={input['data-path']}
            className={classes.picker}
            type="file"
            multiple
            accept={acceptedImages}
            aria-describedby={error ? errorId : undefined}
            aria-invalid={error ? true : undefined}
            onChange={(event) => handleFiles(event.currentTarget.files)}
          />
          <ImageButtons isDisabled={queue.length >= maxImages} onPick={handlePick} />
        </Group>
      </Stack>
    </Input.Wrapper>
  )
}
