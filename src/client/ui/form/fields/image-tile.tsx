import '@mantine/core/styles/Progress.layer.css'
import { ActionIcon, Badge, Button, Group, Progress, Text } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react'
import type { DragEvent } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { QueuedImage } from './image-queue.ts'
import classes from './images-field.module.css'

const dragKind = 'application/x-krishihaat-image'

interface ImageTileProps {
  image: QueuedImage
  /** From 0, of `count`. */
  position: number
  count: number
  onMove: (key: string, to: number) => void
  onRemove: () => void
  onRetry: () => void
}

/** One picture with its progress and its buttons; it can be dragged to another position. */
export function ImageTile({ image, position, count, onMove, onRemove, onRetry }: ImageTileProps) {
  const { t } = useTranslation()
  const { key, preview, state, progress } = image
  const handleDragStart = (event: DragEvent) => event.dataTransfer.setData(dragKind, key)
  const handleDrop = (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(dragKind)
    if (!dragged) return
    event.preventDefault()
    event.stopPropagation()
    onMove(dragged, position)
  }
  return (
    <li
      className={classes.tile}
      draggable
      onDragStart={handleDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
      data-state={state}
    >
      <div className={classes.frame}>
        <img
          className={classes.picture}
          src={preview || undefined}
          alt={t('Picture {{number}}', { number: position + 1 })}
          draggable={false}
        />
        {state === 'shrinking' && (
          <Text size="sm" className={classes.status} role="status">
            {t('Making it smaller…')}
          </Text>
        )}
        {state === 'uploading' && (
          <div className={classes.status}>
            <Progress value={progress} aria-label={t('Uploading')} size="sm" />
          </div>
        )}
        {state === 'waiting' && (
          <Text size="sm" className={classes.status} role="status">
            {t('Waiting for a connection')}
          </Text>
        )}
      </div>
      {position === 0 && (
        <Badge className={classes.cover} color="leaf" variant="filled">
          {t('Cover')}
        </Badge>
      )}
      <ActionIcon
        className={classes.remove}
        variant="filled"
        color="dark"
        size={44}
        radius="xl"
        data-remove
        aria-label={t('Remove image')}
        onClick={onRemove}
      >
        <IconX size={20} />
      </ActionIcon>
      {state === 'failed' && (
        <Group gap={4} p={6}>
          <Text size="sm" c="var(--mantine-color-error)" role="status">
            {t('Not uploaded')}
          </Text>
          <Button size="xs" mih={44} variant="light" onClick={onRetry}>
            {t('Try again')}
          </Button>
        </Group>
      )}
      {/* `aria-disabled` at the ends, as a disabled button would lose the focus. */}
      {count > 1 && (
        <Group gap={0} justify="space-between">
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('Move earlier')}
            aria-disabled={position === 0}
            onClick={() => onMove(key, position - 1)}
          >
            <IconArrowLeft size={20} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('Move later')}
            aria-disabled={position === count - 1}
            onClick={() => onMove(key, position + 1)}
          >
            <IconArrowRight size={20} />
          </ActionIcon>
        </Group>
      )}
    </li>
  )
}
