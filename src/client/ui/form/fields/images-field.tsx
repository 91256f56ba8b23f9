import { Group, Input, SimpleGrid, Stack } from '@mantine/core'
import { type DragEvent, useId, useRef, useState } from 'react'
import { lateMark } from '#client/platform/hydration/early-input.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { maxImages } from '#shared/kit/image.ts'
import type { FieldProps } from '../model/field-props.ts'
import { ImageButtons, imagesHint } from './image-buttons.tsx'
import { acceptedImages, checkImages } from './image-check.ts'
import { imageQueueError, storedUrls, uploadInProgress } from './image-queue.ts'
import { ImageTile } from './image-tile.tsx'
import classes from './images-field.module.css'
import { useImageUploads } from './use-image-uploads.ts'

/** Pictures, chosen, dropped or taken, in their order. Each is uploaded immediately. */
export default function ImagesField({ form, field, input }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<English | null>(null)
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
          <SimpleGrid component="ol" cols={{ base: 2, xs: 3, sm: 5 }} spacing="sm" p={0} m={0}>
            {queue.map((image, position) => (
              <ImageTile
                key={image.key}
                image={image}
                position={position}
                count={queue.length}
                onMove={uploads.move}
                onRemove={() => {
                  setRefusal(null)
                  uploads.remove(image)
                }}
                onRetry={() => uploads.retry(image)}
              />
            ))}
          </SimpleGrid>
        )}
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
