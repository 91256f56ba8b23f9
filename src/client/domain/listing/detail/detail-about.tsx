import { Stack, Text, Title } from '@mantine/core'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TagList } from '../card/tag-list.tsx'
import { descriptionIn } from '../listing-names.ts'
import classes from './detail-layout.module.css'

interface DetailAboutProps {
  description: string
  tags: readonly string[]
}

export function DetailAbout({ description, tags }: DetailAboutProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Stack gap="xs">
      <Title order={2} size="h3">
        {t('Description')}
      </Title>
      <Text className={classes.description}>
        {descriptionIn(language, description) || t('The seller has not written a description yet.')}
      </Text>
      {tags.length > 0 && <TagList tags={tags} mark="#" />}
    </Stack>
  )
}
