import { Anchor, Text } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useFormat } from '#client/platform/format/format.ts'
import { useNow } from '#client/platform/format/use-now.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './source-line.module.css'

interface SourceLineProps {
  name: string
  /** The source's own page; '' when it has none. */
  url: string
  /** ISO 8601. */
  fetchedAt: string
  /** The source has failed, and older data are shown. */
  isStale: boolean
}

/** Names the source of data and their age. */
export function SourceLine({ name, url, fetchedAt, isStale }: SourceLineProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useNow()
  return (
    <Text component="p" className={classes.line} data-stale={isStale || undefined}>
      <IconClock size={18} aria-hidden />
      <span>
        {t('Source:')}{' '}
        {url ? (
          <Anchor href={url} target="_blank" rel="noopener noreferrer" underline="always">
            {name}
          </Anchor>
        ) : (
          name
        )}
        {' · '}
        <time dateTime={fetchedAt}>
          {t('Updated {{ago}}', { ago: format.ago(fetchedAt, now) })}
        </time>
        {isStale && ` · ${t('The source does not answer now, so this is its last answer.')}`}
      </span>
    </Text>
  )
}
