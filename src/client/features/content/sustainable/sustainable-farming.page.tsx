import { Box, Container, Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Columns } from '../layout/columns.tsx'
import { ContentHero } from '../layout/content-hero.tsx'
import { ContentSection } from '../layout/content-section.tsx'
import { PracticeCard } from './practice-card.tsx'
import { practices } from './practices.text.ts'
import { afterPractices, beforePractices } from './sustainable-farming.text.ts'

export default function SustainableFarmingPage() {
  const { t } = useTranslation()
  return (
    <Container py={{ base: 'md', sm: 'xl' }}>
      <ContentHero
        title="Sustainable Farming"
        subtitle="Feed the soil and it feeds you, this year and in twenty years: six methods that save water, fertiliser and money."
        scene="sprout"
      />
      <ContentSection {...beforePractices} />
      <Box component="section" mt={{ base: 'xl', sm: 48 }}>
        <Title order={2} mb="md">
          {t('Six methods with measured results')}
        </Title>
        <Columns columns={3}>
          {practices.map((practice) => (
            <PracticeCard key={practice.title} {...practice} />
          ))}
        </Columns>
      </Box>
      {afterPractices.map((section) => (
        <ContentSection key={section.title} {...section} />
      ))}
    </Container>
  )
}
