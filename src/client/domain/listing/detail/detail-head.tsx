import { Alert, Group, Text, Title } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './detail-layout.module.css'

interface DetailHeadProps {
  name: string
  category: Translated
  isArchived: boolean
  badges: ReactNode
  price: ReactNode
}

export function DetailHead({ name, category, isArchived, badges, price }: DetailHeadProps) {
  const { t } = useTranslation()
  return (
    <>
      {isArchived && (
        <Alert color="turmeric" icon={<IconArchive aria-hidden />} title={t('Archived')}>
          {t('Only you can see this listing. Edit it to list it again.')}
        </Alert>
      )}
      <div>
        <Text c="dimmed">{category}</Text>
        <Title order={1} tabIndex={-1} data-page-heading className={classes.name}>
          {name}
        </Title>
        {price}
      </div>
      <Group gap="xs">{badges}</Group>
    </>
  )
}
