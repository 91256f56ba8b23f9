import { Tabs } from '@mantine/core'
import { IconBook2, IconCalendarPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { PlainLinks, WithoutCode } from '#client/ui/without-code/without-code.tsx'
import { CalculatorPanel } from '../calculator/calculator-panel.tsx'
import '@mantine/core/styles/Tabs.layer.css'
import classes from '../crop-guide.module.css'
import { DatabasePanel } from '../database/database-panel.tsx'
import { type GuideTab, guideHref, guideTabs, useGuideChoice } from '../guide-address.ts'
import { GuideSkeleton } from './guide-skeleton.tsx'
import { IndiaNote } from './india-note.tsx'

const titles: Record<GuideTab, string> = {
  database: 'Crop Database',
  calculator: 'When to Plant and Harvest',
}
const subtitles: Record<GuideTab, string> = {
  database: 'What each crop needs, from seed to storage.',
  calculator: 'Pick a crop and your zone to get dates based on frost.',
}
const descriptions: Record<GuideTab, string> = {
  database:
    'What the main crops need, from seed to storage: soil, sowing, water, manure, pests and harvest, crop by crop in plain words.',
  calculator:
    'Pick a crop and your hardiness zone: read when to sow, plant out and harvest, counted from the last and the first frost.',
}
const iconSize = 20

/**
 * The data changes only with a new server version. While another language or search loads, keep
 * showing the previous data.
 */
const queryOptions = { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData }

/** The crop database and the planting calculator: one page with a tab and an address each. */
export default function CropGuidePage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const guide = useGuideChoice()
  const { choice, change } = guide
  const all = trpc.reference.crops.useQuery({ language }, queryOptions)
  const matchingCrops = trpc.reference.crops.useQuery({ language, q: choice.q }, queryOptions)
  const tab = guideTabs.find((name) => name === choice.tab) ?? 'database'

  return (
    <Page
      title={t(titles[tab])}
      subtitle={t(subtitles[tab])}
      description={t(descriptions[tab])}
      canonical={guideHref({ ...choice, crop: '', q: '' }).split('?')[0]}
    >
      <WithoutCode>
        {import.meta.env.SSR && (
          <PlainLinks
            label={t('Crop guide')}
            links={[
              { tab: 'database' as const, label: t('Database') },
              { tab: 'calculator' as const, label: t('Calculator') },
            ].map((link) => ({
              href: guideHref({ ...choice, tab: link.tab }),
              label: link.label,
              isCurrent: link.tab === tab,
            }))}
          />
        )}
      </WithoutCode>
      <Tabs
        value={tab}
        onChange={(value) => change({ tab: guideTabs.find((name) => name === value) ?? tab })}
        keepMounted={false}
      >
        <Tabs.List mb="lg" aria-label={t('Crop guide')}>
          <Tabs.Tab
            value="database"
            className={classes.tab}
            leftSection={<IconBook2 size={iconSize} aria-hidden />}
          >
            {t('Database')}
          </Tabs.Tab>
          <Tabs.Tab
            value="calculator"
            className={classes.tab}
            leftSection={<IconCalendarPlus size={iconSize} aria-hidden />}
          >
            {t('Calculator')}
          </Tabs.Tab>
        </Tabs.List>
        <IndiaNote />
        <Tabs.Panel value="database">
          <QueryView query={all} skeleton={<GuideSkeleton />} errorTitle="Unable to load crops">
            {({ crops }) => (
              <DatabasePanel
                guide={guide}
                crops={crops}
                matchingCrops={matchingCrops.data?.crops ?? crops}
              />
            )}
          </QueryView>
        </Tabs.Panel>
        <Tabs.Panel value="calculator">
          <QueryView query={all} skeleton={<GuideSkeleton />} errorTitle="Unable to load crops">
            {({ crops }) => <CalculatorPanel guide={guide} crops={crops} />}
          </QueryView>
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
