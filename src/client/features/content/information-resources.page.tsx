import { Container } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ContentHero } from './content-hero.tsx'
import { ContentSection } from './content-section.tsx'
import { resourceGuides, resourceParts, resourceTools } from './information-resources.text.ts'
import { Helplines } from './resources/helplines.tsx'
import { MeasureTables } from './resources/measures.tsx'
import classes from './resources/resources.module.css'
import { Schemes } from './resources/schemes.tsx'

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
          {resourceParts.map(({ label, href }) => (
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
