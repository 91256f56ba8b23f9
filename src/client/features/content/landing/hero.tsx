import { Container, Text, Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './hero.module.css'
import { JobTiles } from './job-tiles.tsx'
import { MarketSearch } from './market-search.tsx'

/** Name, tagline, the search, and a picture for each thing that people come to do. */
export function Hero() {
  const { t } = useTranslation()
  return (
    <div className={classes.hero}>
      <Container className={classes.content}>
        <div className={classes.text}>
          <Title order={1} tabIndex={-1} data-page-heading className={classes.name}>
            {t('KrishiHaat')}
          </Title>
          <Text className={classes.tagline}>
            {t(
              'Connecting farmers with technology, resources and markets for sustainable agriculture',
            )}
          </Text>
          <MarketSearch />
        </div>
        <JobTiles />
      </Container>
    </div>
  )
}
