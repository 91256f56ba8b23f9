import { Group, Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'

interface ImportCountsProps {
  counts: ListingImportView['planned']
  /** Whether this is what will be done, not what was done. */
  isPlan?: boolean
}

/** What a file does, or did, in numbers. */
export function ImportCounts({ counts, isPlan = false }: ImportCountsProps) {
  const { t } = useTranslation()
  const { create, change, none, refused } = counts
  const parts = [
    isPlan ? t('{{count}} new', { count: create }) : t('{{count}} added', { count: create }),
    isPlan
      ? t('{{count}} to change', { count: change })
      : t('{{count}} changed', { count: change }),
    t('{{count}} without a change', { count: none }),
    t('{{count}} with a mistake', { count: refused }),
  ]
  return (
    <Group gap="lg">
      {parts.map((part) => (
        <Text key={part}>{part}</Text>
      ))}
    </Group>
  )
}
