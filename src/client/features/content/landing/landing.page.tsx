import { Box, Container, Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { Head } from '../../../core/ui/head.tsx'
import { LinkButton } from '../../../core/ui/link.tsx'
import { Scene } from '../art/scene.tsx'
import { Cards } from '../content-section.tsx'
import { DashboardBand } from './dashboard-band.tsx'
import { FreshCrops } from './fresh-crops.tsx'
import classes from './landing.module.css'
import { landingServices, landingSupport } from './landing.text.ts'
import { LandingBand } from './landing-band.tsx'
import { SuccessStories } from './success-stories.tsx'

function Hero() {
  const { t } = useTranslation()
  return (
    <div className={classes.hero}>
      <Scene name="home" className={classes.scene} />
      <Container className={classes.heroText}>
        <Title order={1} tabIndex={-1} data-page-heading className={classes.name}>
          {t('KrishiHaat')}
        </Title>
        <Text className={classes.tagline} mt="xs">
          {t(
            'Connecting farmers with technology, resources and markets for sustainable agriculture',
          )}
        </Text>
        <Text size="lg" mt="md" className={classes.measure}>
          {t('Buy fresh from the farm. Rent a tractor by the day. Sell what you grow.')}
        </Text>
        <Group mt="lg">
          <LinkButton href={paths.shop.href()} size="lg">
            {t('Browse the shop')}
          </LinkButton>
          <LinkButton href={paths.rental.href()} size="lg" variant="default">
            {t('Rent a machine')}
          </LinkButton>
        </Group>
        <Text mt="md" fw={600}>
          {t('Trusted by over 50,000 farmers in 30+ countries')}
        </Text>
      </Container>
    </div>
  )
}

function WorkshopBanner() {
  const { t } = useTranslation()
  return (
    <Box className={classes.workshop} component="section" aria-labelledby="workshop">
      <Container py="md">
        <Group justify="space-between">
          <div>
            <Title order={2} size="h4" id="workshop">
              {t('Join our spring planting workshop on April 15')}
            </Title>
            <Text>{t('Seed, soil and season: a free morning with our agronomists.')}</Text>
          </div>
          <LinkButton href={paths.contact.href()}>{t('Register Now')}</LinkButton>
        </Group>
      </Container>
    </Box>
  )
}

export default function LandingPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('Home')} />
      <Hero />
      <WorkshopBanner />
      <LandingBand
        title={t('Fresh from the farm')}
        subtitle={t('The newest crops in the shop')}
        action={{ label: t('See all crops'), href: paths.shop.href() }}
      >
        <FreshCrops />
      </LandingBand>
      <LandingBand
        isPaper
        title={t('Our Services')}
        action={{ label: t('View All Services'), href: paths.services.href() }}
      >
        <Cards cards={landingServices} />
      </LandingBand>
      <DashboardBand />
      <LandingBand
        isPaper
        title={t('Expert Support')}
        subtitle={t('You are never alone with a question.')}
      >
        <Cards cards={landingSupport} />
      </LandingBand>
      <LandingBand title={t('Farmer Success Stories')}>
        <SuccessStories />
      </LandingBand>
    </>
  )
}
