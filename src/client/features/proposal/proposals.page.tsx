import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { IntegrationTabs } from '#client/domain/integration/integration-tabs.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import { ProposalCard } from './proposal-card.tsx'

function NoProposals() {
  const { t } = useTranslation()
  return (
    <Stack align="center" py="xl" gap="xs" ta="center">
      <IconBulb size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
      <Title order={2} size="h3">
        {t('Nothing is proposed')}
      </Title>
      <Text c="dimmed">
        {t('An assistant with your key can propose orders and listings. You find them here.')}
      </Text>
      <LinkButton href={paths.integrations.href()} mt="sm">
        {t('Your API keys')}
      </LinkButton>
    </Stack>
  )
}

/** What assistants have proposed to the user, to confirm or decline. */
export default function ProposalsPage() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const query = trpc.proposal.mine.useQuery(undefined, { refetchOnMount: 'always' })
  useLive('proposals', () => void utils.proposal.mine.invalidate())
  return (
    <Page
      title={t('Proposals')}
      subtitle={t('What assistants want to do for you. Nothing is done before you confirm it.')}
      size="md"
    >
      <Stack>
        <IntegrationTabs />
        <QueryView
          query={query}
          skeleton={<Skeleton height={300} radius="lg" />}
          errorTitle="Unable to load the proposals"
          isEmpty={({ proposals }) => proposals.length === 0}
          empty={<NoProposals />}
        >
          {({ proposals }) => (
            <ul className={shared.mediumGapList} aria-label={t('Proposals')}>
              {proposals.map((proposal) => (
                <ProposalCard key={proposal._id} proposal={proposal} />
              ))}
            </ul>
          )}
        </QueryView>
      </Stack>
    </Page>
  )
}
