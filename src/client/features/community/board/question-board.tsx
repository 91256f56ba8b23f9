import { Group, Title } from '@mantine/core'
import { IconPencilQuestion } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { useBoardState, useCommunityPaths } from '../community-address.ts'
import { BoardToolbar } from './board-toolbar.tsx'
import { QuestionList } from './question-list.tsx'

/** The community's questions, and the link to ask one. */
export function QuestionBoard() {
  const { t } = useTranslation()
  const board = useBoardState()
  const { ask } = useCommunityPaths()
  return (
    <section aria-labelledby="board">
      <Group justify="space-between" mt={{ base: 'xl', sm: 48 }} mb="md">
        <Title order={2} id="board">
          {t('Questions and answers')}
        </Title>
        <LinkButton href={ask} leftSection={<IconPencilQuestion size={20} aria-hidden />}>
          {t('Ask a question')}
        </LinkButton>
      </Group>
      <BoardToolbar board={board} />
      <QuestionList board={board} />
    </section>
  )
}
