import { Anchor, Text, Title } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './health.module.css'
import { plantParts, signSources } from './plant-signs.text.ts'

/** Signs common to most crops, with their sources. */
export function PlantSigns() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="plant-signs">
      <Title order={2} size="h3" id="plant-signs">
        {t('Signs by part of the plant')}
      </Title>
      <Text c="dimmed" mb="sm">
        {t('Look at which leaf changes first. These signs apply to nearly every crop.')}
      </Text>
      <div className={classes.groups}>
        {plantParts.map(({ title, signs }, index) => (
          <details key={title} className={classes.group} open={index === 0}>
            <summary>
              {t(title)} <IconChevronDown size={20} aria-hidden />
            </summary>
            <dl className={classes.signs}>
              {signs.map((sign) => (
                <div key={sign.title}>
                  <dt>{t(sign.title)}</dt>
                  <dd>{t(sign.text)}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
      <Text size="sm" c="dimmed" mt="sm">
        {t('Source:')}{' '}
        {signSources.map(({ name, url }, index) => (
          <span key={url}>
            {index > 0 && ' · '}
            <Anchor href={url} rel="noopener noreferrer" underline="always">
              {t(name)}
            </Anchor>
          </span>
        ))}
      </Text>
    </section>
  )
}
