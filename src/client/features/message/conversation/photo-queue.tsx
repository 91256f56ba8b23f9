import '@mantine/core/styles/Progress.layer.css'
import { ActionIcon, Progress } from '@mantine/core'
import { IconPhotoPlus, IconRefresh, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
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
  const picker = useRef<HTMLInputElement>(null)
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
  return (
    <>
      {queue.length > 0 && (
        <ul className={classes.queue}>
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
                aria-label={t('Remove image')}
                onClick={() => {
                  onRefusal(null)
                  remove(image)
                }}
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
