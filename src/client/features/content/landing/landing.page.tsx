import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { Head } from '#client/ui/head.tsx'
import { HydrateBlockLater } from '#client/ui/hydrate-later.tsx'
import { siteData } from '#client/ui/schema-data.ts'
import { Columns } from '../layout/columns.tsx'
import { Cards } from '../layout/content-section.tsx'
import { Closing } from './closing.tsx'
import { DashboardBand } from './dashboard-band.tsx'
import { FreshCrops } from './fresh-crops.tsx'
import { Hero } from './hero.tsx'
import { landingServices, landingSupport } from './landing.text.ts'
import { LandingBand } from './landing-band.tsx'
import { SuccessStories } from './success-stories.tsx'
import { SupportCard } from './support-card.tsx'
import { TodayLinks } from './today-links.tsx'
import { WorkshopBanner } from './workshop-banner.tsx'

export default function LandingPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head
        title={t('KrishiHaat')}
        description={t(
          'Sell crops straight from your farm, rent a tractor by the day, and see the weather, mandi prices and what to sow now.',
        )}
        data={siteData(t('KrishiHaat'), `${paths.shop.href()}?q={search_term_string}`)}
      />
      <Hero />
      <HydrateBlockLater>
        <WorkshopBanner />
      </HydrateBlockLater>
      <HydrateBlockLater>
        <TodayLinks />
      </HydrateBlockLater>
      <HydrateBlockLater>
        <LandingBand
          title={t('Fresh from the farm')}
          subtitle={t('The newest crops in the shop')}
          action={{ label: t('See all crops'), href: paths.shop.href() }}
        >
          <FreshCrops />
        </LandingBand>
      </HydrateBlockLater>
      <HydrateBlockLater>
        <LandingBand
          isPaper
          title={t('Our Services')}
          subtitle={t('From the seed to the sale.')}
          action={{ label: t('View All Services'), href: paths.services.href() }}
        >
          <Cards cards={landingServices} />
        </LandingBand>
      </HydrateBlockLater>
      <HydrateBlockLater>
        <DashboardBand />
      </HydrateBlockLater>
      <HydrateBlockLater>
        <LandingBand
          isPaper
          title={t('Expert Support')}
          subtitle={t('You are never alone with a question.')}
        >
          <Columns columns={3}>
            {landingSupport.map((support) => (
              <SupportCard key={support.title} {...support} />
            ))}
          </Columns>
        </LandingBand>
      </HydrateBlockLater>
      <HydrateBlockLater>
        <LandingBand
          title={t('Farmer Success Stories')}
          subtitle={t('Trusted by over 50,000 farmers in 30+ countries')}
        >
          <SuccessStories />
        </LandingBand>
      </HydrateBlockLater>
      <HydrateBlockLater>
        <Closing />
      </HydrateBlockLater>
    </>
  )
}
