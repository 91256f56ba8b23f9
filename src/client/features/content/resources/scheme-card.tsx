import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { IconExternalLink, IconPhone } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { spacedNumber } from './phone-text.ts'
import classes from './resources.module.css'
import type { SchemeText } from './schemes.text.ts'

/** One scheme: its benefit, who can apply, the documents needed, and contacts. */
export function SchemeCard({ id, title, subtitle, site, phone, ...facts }: SchemeText) {
  const { t } = useTranslation()
  const rows = [
    [t('What you get'), facts.gives],
    [t('For whom'), facts.forWhom],
    [t('Documents'), facts.papers],
    [t('Where to ask'), facts.where],
  ] as const
  return (
    <article className={classes.scheme} id={id} aria-labelledby={`${id}-name`}>
      <Title order={3} size="h4" id={`${id}-name`}>
        {t(title)}
      </Title>
      <Text c="dimmed" size="sm">
        {t(subtitle)}
      </Text>
      <dl className={classes.facts}>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      {(site || phone) && (
        <Group className={classes.ways} gap="md">
          {phone && (
            <Button
              component="a"
              href={`tel:${phone}`}
              variant="light"
              leftSection={<IconPhone size={20} aria-hidden />}
            >
              {spacedNumber(phone)}
            </Button>
          )}
          {site && (
            <Anchor
              href={`https://${site}`}
              target="_blank"
              rel="noopener noreferrer"
              className={classes.site}
            >
              {site} <IconExternalLink size={18} aria-label={t('opens in a new tab')} />
            </Anchor>
          )}
        </Group>
      )}
    </article>
  )
}
