import { Anchor, Badge, Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { showTelephone, telephoneHref } from '#client/domain/listing/detail/telephone.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import type { AdminContest } from '#shared/admin/admin-review.schema.ts'
import { ActionDialog, type ActionPrompt } from '../parts/action-dialog.tsx'
import cards from '../parts/admin-card.module.css'
import { AdminCard, PersonLine } from '../parts/admin-card.tsx'
import { AdminList } from '../parts/admin-list.tsx'
import { useAdminState } from '../parts/use-admin-state.ts'

/** One side of a contest: who it is, the phone, and the way to everything else about this person. */
function ContestSide({ person }: { person: AdminContest['seller'] }) {
  const { phone } = person
  if (!phone) return <PersonLine person={person} />
  return (
    <>
      <TextLink href={`${paths.adminTab.href('people')}?q=${phone}`}>
        <PersonLine person={person} />
      </TextLink>{' '}
      <Anchor href={telephoneHref(phone)} inherit>
        {showTelephone(phone)}
      </Anchor>
    </>
  )
}

function ContestCard({ contest }: { contest: AdminContest }) {
  const { t } = useTranslation()
  const { ago, money, number } = useFormat()
  const [prompt, setPrompt] = useState<ActionPrompt | null>(null)
  const { mutateAsync } = trpc.desk.closeContest.useMutation()
  const { _id: orderId, item, more, buyer, seller } = contest
  const prompts: ActionPrompt[] = [
    {
      title: t('Has the buyer paid?'),
      text: t('The buyer’s review will count again. Both people will see your reason.'),
      button: t('The buyer has paid'),
      done: t('Disputed order settled'),
      run: (reason) => mutateAsync({ orderId, outcome: 'paid', reason }),
    },
    {
      title: t('Has the buyer not paid?'),
      text: t(
        'The buyer’s review will not count until the seller confirms the cash. Both people will see your reason.',
      ),
      button: t('The buyer has not paid'),
      done: t('Disputed order settled'),
      run: (reason) => mutateAsync({ orderId, outcome: 'unpaid', reason }),
    },
  ]
  return (
    <AdminCard
      isWaiting
      title={more > 0 ? t('{{item}} and {{more}} more', { item, more: number(more) }) : item}
      badges={
        <Badge color="turmeric" variant="light" size="lg">
          {money(contest.total)}
        </Badge>
      }
      meta={
        <>
          <span>{t('Order {{number}}', { number: contest.number })}</span>
          <span>
            {t('Seller')}: <ContestSide person={seller} />
          </span>
          <span>
            {t('Buyer')}: <ContestSide person={buyer} />
          </span>
          <span>{t('Marked as delivered {{ago}}', { ago: ago(contest.deliveredAt) })}</span>
          <span>{t('Disputed {{ago}}', { ago: ago(contest.contestedAt) })}</span>
        </>
      }
      actions={prompts.map((decision) => (
        <Button
          key={decision.button}
          variant="default"
          aria-label={`${decision.button}: ${contest.number}`}
          onClick={() => setPrompt(decision)}
        >
          {decision.button}
        </Button>
      ))}
    >
      {contest.reason && <p className={cards.userText}>{contest.reason}</p>}
      <ActionDialog prompt={prompt} onClose={() => setPrompt(null)} />
    </AdminCard>
  )
}

/** Delivered cash orders whose sellers say that they received no cash. */
export function AdminContests() {
  const { t } = useTranslation()
  const control = useAdminState()
  const query = trpc.desk.contests.useQuery(
    { page: control.state.page },
    { placeholderData: keepPreviousData },
  )
  return (
    <AdminList
      control={control}
      query={query}
      itemsOf={({ contests }) => contests}
      empty={t('No disputed orders.')}
    >
      {(contest) => <ContestCard contest={contest} />}
    </AdminList>
  )
}
