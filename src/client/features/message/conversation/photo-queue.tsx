import '@mantine/core/styles/Progress.layer.css'
import { ActionIcon, Progress, VisuallyHidden } from '@mantine/core'
import { IconPhotoPlus, IconRefresh, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useFocusInList } from '#client/ui/focus/use-focus-in-list.ts'
import { acceptedImages, checkImages } from '#client/ui/form/fields/image-check.ts'
import type { QueuedImage } from '#client/ui/form/fields/image-queue.ts'
import { useImageUploads } from '#client/ui/form/fields/use-image-uploads.ts'
import hidden from '#client/ui/visually-hidden.module.css'
import classes from './composer.module.css'

interface PhotoQueueProps {
  /** The photos of a restored draft. */
  urls: string[]
  onChange: (queue: QueuedImage[]) => void
  /** Called with the English reason why files were refused; null when they were accepted. */
  onRefusal: (sentence: string | null) => void
}

/** The photos of the next message, and the button that adds one. */
export function PhotoQueue({ urls, onChange, onRefusal }: PhotoQueueProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const picker = useRef<HTMLInputElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  /** What the last press did, for screen readers. */
  const [done, setDone] = useState<Translated | null>(null)
  const focus = useFocusInList<HTMLUListElement>({
    target: '[data-remove]',
    fallback: () => addButton.current,
  })
  const { queue, add, remove, retry } = useImageUploads({
    urls,
    onChange,
    onRefusal,
    purpose: 'message',
  })
  const handleFiles = (files: FileList | null) => {
    if (!files || files.length === 0) return
    const { accepted, sentence } = checkImages([...files], queue.length)
    if (accepted.length > 0) add(accepted)
    onRefusal(sentence)
    if (picker.current) picker.current.value = ''
  }
  const handleRemove = (image: QueuedImage, position: number) => {
    onRefusal(null)
    remove(image)
    const counts = { number: number(position + 1), left: number(queue.length - 1) }
    setDone(t('Picture {{number}} removed, {{left}} left', counts))
  }
  return (
    <>
      <VisuallyHidden role="status">{done}</VisuallyHidden>
      {queue.length > 0 && (
        <ul {...focus} className={classes.queue}>
          {queue.map((image, index) => (
            <li key={image.key} className={classes.tile} data-state={image.state}>
              <img
                src={image.preview || undefined}
                alt={t('Picture {{number}}', { number: index + 1 })}
              />
              {image.state === 'shrinking' && <p role="status">{t('Making it smaller…')}</p>}
              {image.state === 'uploading' && (
                <Progress value={image.progress} aria-label={t('Uploading')} size="sm" />
              )}
              {image.state === 'waiting' && <p role="status">{t('Waiting for a connection')}</p>}
              {image.state === 'failed' && (
                <ActionIcon
                  className={classes.retry}
                  variant="filled"
                  aria-label={t('Try again')}
                  onClick={() => retry(image)}
                >
                  <IconRefresh size={20} aria-hidden />
                </ActionIcon>
              )}
              <ActionIcon
                className={classes.remove}
                variant="filled"
                color="dark"
                radius="xl"
                data-remove
                aria-label={t('Remove image')}
                onClick={() => handleRemove(image, index)}
              >
                <IconX size={20} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={picker}
        className={hidden.visuallyHidden}
        type="file"
        multiple
        accept={acceptedImages}
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => handleFiles(currentTarget.files)}
      />
      <ActionIcon
        ref={addButton}
        className={classes.photo}
        variant="subtle"
        color="gray"
        aria-label={t('Add photos')}
        onClick={() => picker.current?.click()}
      >
        <IconPhotoPlus size={24} aria-hidden />
      </ActionIcon>
    </>
  )
}
