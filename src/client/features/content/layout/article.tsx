import { Container, Text } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Page } from '#client/ui/page.tsx'
import type { SceneName } from '../art/scene.tsx'
import { ContentHero } from './content-hero.tsx'
import { ContentSection, type SectionText } from './content-section.tsx'
import type { LinkText } from './feature-card.tsx'

/** A page of text and pictures. */
export interface ArticleContent {
  title: English
  subtitle: English
  /** Legal pages have none. */
  scene?: SceneName
  actions?: LinkText[]
  /** The day of the last change, YYYY-MM-DD. */
  updated?: string
  sections: SectionText[]
}

/** Renders an article, with or without a picture at its top. */
export function Article({ title, subtitle, scene, actions, updated, sections }: ArticleContent) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const body = sections.map((section) => <ContentSection key={section.title} {...section} />)
  if (!scene) {
    return (
      <Page title={t(title)} subtitle={t(subtitle)} description={t(subtitle)} size="md">
        {updated && <Text c="dimmed">{t('Last changed: {{date}}', { date: date(updated) })}</Text>}
        {body}
      </Page>
    )
  }
  return (
    <Container py={{ base: 'md', sm: 'xl' }}>
      <ContentHero title={title} subtitle={subtitle} scene={scene} actions={actions} />
      {body}
    </Container>
  )
}
