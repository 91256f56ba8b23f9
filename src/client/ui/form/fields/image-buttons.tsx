import { Button, Text } from '@mantine/core'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './image-buttons.module.css'

/** The help above the pictures, unless a form has its own. */
export const imagesHint: English = 'Up to 5 images. The first one is shown in the list.'

interface ImageButtonsProps {
  isDisabled: boolean
  onPick?: (fromCamera: boolean) => void
}

/** The buttons that choose or take pictures. */
export function ImageButtons({ isDisabled, onPick }: ImageButtonsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconPhotoPlus size={20} />}
        disabled={isDisabled}
        onClick={() => onPick?.(false)}
      >
        {t('Choose pictures')}
      </Button>
      <Button
        className={classes.camera}
        variant="subtle"
        leftSection={<IconCamera size={20} />}
        disabled={isDisabled}
        onClick={() => onPick?.(true)}
      >
        {t('Take a photo')}
      </Button>
      <Text size="sm" c="dimmed" className={classes.hint}>
        {t('or drop them here')}
      </Text>
    </>
  )
}
