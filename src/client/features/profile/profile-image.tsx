import { Avatar, Button, Group, Stack, Text } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { fullName } from '#client/platform/format/person-name.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { acceptedImages } from '#client/ui/form/fields/image-check.ts'
import { imageVariant } from '#shared/kit/image.ts'
import type { UserView } from '#shared/user/user.schema.ts'
import classes from './profile.module.css'
import { useProfileImage } from './use-profile-image.ts'
import '@mantine/core/styles/Avatar.layer.css'

/** The user's picture and the button that changes it. */
export function ProfileImage({ user }: { user: UserView }) {
  const { t } = useTranslation()
  const errorId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const { percent, sentence, send } = useProfileImage()
  const name = fullName(user)

  const handlePick = (files: FileList | null) => {
    const [file] = files ?? []
    if (picker.current && file) {
      void send(file)
      picker.current.value = ''
    }
  }
  return (
    <Group className={classes.head} gap="lg">
      <Avatar
        src={user.image && imageVariant(user.image, 320)}
        alt={t('Your profile image')}
        name={name}
        color="leaf"
        size={112}
      />
      <Stack gap="xs" align="flex-start" miw={0}>
        {name && (
          <Text size="lg" fw={600} maw="100%">
            {name}
          </Text>
        )}
        <input
          ref={picker}
          className={classes.picker}
          type="file"
          accept={acceptedImages}
          aria-label={t('Profile image')}
          onChange={(event) => handlePick(event.currentTarget.files)}
        />
        <Button
          variant="light"
          leftSection={<IconCamera size={20} aria-hidden />}
          aria-disabled={percent !== null || undefined}
          aria-describedby={sentence ? errorId : undefined}
          onClick={() => picker.current?.click()}
        >
          {percent === null ? t('Change image') : t('Uploading...')}
        </Button>
        {percent !== null && (
          <progress
            className={classes.progress}
            max={100}
            value={percent}
            aria-label={t('Uploading...')}
          />
        )}
        {sentence && (
          <Text id={errorId} role="alert" className={classes.refusal}>
            {translateMessage(t, sentence)}
          </Text>
        )}
      </Stack>
    </Group>
  )
}
