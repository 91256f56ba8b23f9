import { Container } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ContentHero } from '../layout/content-hero.tsx'
import { ContentSection } from '../layout/content-section.tsx'
import { Helplines } from './helplines.tsx'
import { resourceGuides, resourceSections, resourceTools } from './information-resources.text.ts'
import { MeasureTables } from './measures.tsx'
import classes from './resources.module.css'
import { Schemes } from './schemes.tsx'

export default function InformationResourcesPage() {
  const { t } = useTranslation()
  return (
    <Container py={{ base: 'md', sm: 'xl' }}>
      <ContentHero
        title="Information Resources"
        subtitle="Schemes, measures, numbers and short guides that help before, during and after the season."
        scene="books"
      />
      <nav aria-label={t('On this page')}>
        <ul className={classes.contents}>
          {resourceSections.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{t(label)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <ContentSection {...resourceTools} />
      <Schemes />
      <MeasureTables />
      {resourceGuides.map((guide) => (
        <ContentSection key={guide.title} {...guide} />
      ))}
      <Helplines />
    </Container>
  )
}
