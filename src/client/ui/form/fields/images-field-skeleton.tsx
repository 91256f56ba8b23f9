import { Group, Input, Skeleton } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { FieldProps } from '../model/field-props.ts'
import classes from './image-buttons.module.css'
import { ImageButtons, imagesHint } from './image-buttons.tsx'

/**
 * Shown while the code for pictures loads. It contains the field's own buttons, invisible, because
 * their height depends on the width, the language and the kind of pointer.
 */
export function ImagesFieldSkeleton({ input }: Pick<FieldProps, 'input'>) {
  const { t } = useTranslation()
  return (
    <Input.Wrapper
      label={input.label}
      labelProps={input.labelProps}
      description={input.description ?? t(imagesHint)}
      size="md"
    >
      <Skeleton className={classes.place} radius="md">
        <Group gap="sm" aria-hidden>
          <ImageButtons isDisabled />
        </Group>
      </Skeleton>
    </Input.Wrapper>
  )
}
