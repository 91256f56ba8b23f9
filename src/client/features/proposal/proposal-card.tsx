import { Alert, Group, Text, Title } from '@mantine/core'
import { useId, useRef } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import shared from '#client/ui/shared.module.css'
import { StatusBadge } from '#client/ui/status-badge.tsx'
import { toastSuccess } from '#client/ui/toast.ts'
import type { ProposalView } from '#shared/proposal/proposal.schema.ts'
import classes from './proposal.module.css'
import { ProposalFacts } from './proposal-facts.tsx'
import {
  consequences,
  proposalStateLabels,
  proposalTitle,
  resultLabels,
} from './proposal-labels.ts'
import { useProposalAnswer } from './use-proposal-answer.ts'

const resultHref = ({ kind, resultId }: ProposalView) => {
  if (resultId === null) return null
  return (kind === 'order' || kind === 'accept-order' ? paths.order : paths.crop).href(resultId)
}

/** One proposal: exactly what it does, and the two answers while it waits. */
export function ProposalCard({ proposal }: { proposal: ProposalView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const answer = useProposalAnswer(proposal, () => {
    // The buttons are about to be removed.
    heading.current?.focus({ preventScroll: true })
    toastSuccess(t('Your answer is saved'))
  })
  const { kind, state, terms, keyName, createdAt, expiresAt } = proposal
  const isOpen = state === 'proposed'
  const title = proposalTitle(terms, t, format)
  const href = resultHref(proposal)
  const facts = <ProposalFacts terms={terms} otherName={proposal.otherName} />
  return (
    <li className={shared.paperBox} aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Title order={2} size="h3" id={id} ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </Title>
        <StatusBadge
          tone={proposalStateLabels[state].tone}
          label={t(proposalStateLabels[state].label)}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {t('Proposed by {{name}} on {{time}}', {
          name: keyName ?? t('a deleted key'),
          time: format.moment(createdAt),
        })}
      </Text>
      {isOpen ? (
        facts
      ) : (
        <details className={classes.past}>
          <summary>{t('What was proposed')}</summary>
          {facts}
        </details>
      )}
      {answer.failure && (
        <Alert
          color="red"
          role="alert"
          mb="sm"
          title={answer.isRefused && t('Nothing has been done')}
        >
          {answer.failure}
        </Alert>
      )}
      {isOpen && (
        <>
          <Text>{t(consequences[kind])}</Text>
          <Text size="sm" c="dimmed">
            {t('You can answer until {{time}}.', { time: format.moment(expiresAt) })}
          </Text>
          <Group mt="sm">
            <PendingButton
              isPending={answer.isConfirming}
              isDisabled={answer.isDeclining}
              aria-label={`${t('Confirm')}: ${title}`}
              onClick={answer.confirm}
            >
              {t('Confirm')}
            </PendingButton>
            <PendingButton
              variant="default"
              isPending={answer.isDeclining}
              isDisabled={answer.isConfirming}
              aria-label={`${t('Decline')}: ${title}`}
              onClick={answer.decline}
            >
              {t('Decline')}
            </PendingButton>
          </Group>
        </>
      )}
      {href && (
        <LinkButton href={href} variant="default">
          {t(resultLabels[kind])}
        </LinkButton>
      )}
    </li>
  )
}
