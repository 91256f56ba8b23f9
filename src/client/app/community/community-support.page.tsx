import { Container, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { AskView } from '#client/features/community/ask/ask-view.tsx'
import { QuestionBoard } from '#client/features/community/board/question-board.tsx'
import { useIsAsking } from '#client/features/community/community-address.ts'
import { experts, howToAsk } from '#client/features/content/community-support.text.ts'
import { ContentHero } from '#client/features/content/layout/content-hero.tsx'
import { Cards, ContentSection } from '#client/features/content/layout/content-section.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { pageHeading } from '#client/platform/paths/page-heading.ts'
import { paths } from '#client/platform/paths/paths.ts'

/** Moves the focus to the heading on the way between the board and its form, which share a path. */
function useViewFocus(isAsking: boolean) {
  const shown = useRef(isAsking)
  useEffect(() => {
    if (shown.current === isAsking) return
    shown.current = isAsking
    if (isAsking) window.scrollTo(0, 0)
    pageHeading()?.focus({ preventScroll: true })
  }, [isAsking])
}

/** The community's question board, or with `?ask=1` the form for a new question. */
export default function CommunitySupportPage() {
  const { t } = useTranslation()
  const isAsking = useIsAsking()
  useViewFocus(isAsking)
  if (isAsking) return <AskView />
  return (
    <Container py={{ base: 'md', sm: 'xl' }}>
      <ContentHero
        title="Community Support"
        subtitle="Ask about your crop, soil, machines or market: experienced farmers and advisers answer in plain words."
        scene="people"
        canonical={paths.communitySupport.href()}
      />
      <QuestionBoard />
      <Title order={2} mt={{ base: 'xl', sm: 48 }} mb="md">
        {t('Who you can ask')}
      </Title>
      <Cards cards={experts} />
      <ContentSection {...howToAsk} />
    </Container>
  )
}
