import { Box, Container, Text, Title } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import classes from './workshop-banner.module.css'

const day = { month: 4, day: 15 }

/** The spring workshop, with its date as a calendar sheet. */
export function WorkshopBanner() {
  const { t } = useTranslation()
  const { month, number } = useFormat()
  return (
    <Box className={classes.band} component="section" aria-labelledby="workshop">
      <Container className={classes.content}>
        <div className={classes.leaf} aria-hidden>
          <span>{month(day.month)}</span>
          <strong>{number(day.day)}</strong>
        </div>
        <div className={classes.text}>
          <Title order={2} size="h3" id="workshop">
            {t('Join our spring planting workshop on April 15')}
          </Title>
          <Text>{t('Seed, soil and season: a free morning with our agronomists.')}</Text>
        </div>
        <LinkButton
          href={paths.contact.href('topic=workshop')}
          size="lg"
          className={classes.action}
        >
          {t('Register Now')}
        </LinkButton>
      </Container>
    </Box>
  )
}
