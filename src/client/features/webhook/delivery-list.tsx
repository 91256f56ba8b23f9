import { Badge, Group, Skeleton, Text } from '@mantine/core'
import { useRef } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { useFocusWhenGone } from '#client/ui/focus/use-focus-when-gone.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type { DeliveryView } from '#shared/webhook/webhook.schema.ts'
import classes from './webhook.module.css'
import { deliveryLabels, failureLabels } from './webhook-labels.ts'

interface DeliveryRowProps {
  delivery: DeliveryView
  canRepeat: boolean
  onRepeated: () => void
}

/** One event: when it was sent, how it ended, and the bytes. */
function DeliveryRow({ delivery, canRepeat, onRepeated }: DeliveryRowProps) {
  const { t } = useTranslation()
  const { moment, number } = useFormat()
  const repeating = trpc.webhook.repeatDelivery.useMutation({
    onSuccess: () => {
      toastSuccess(t('The event is sent again'))
      onRepeated()
    },
    onError: (error) => toastFailure(t, error),
  })
  const { _id, type, state, attempts, failure, status, lastTriedAt, createdAt, nextTryAt } =
    delivery
  const { label, color } = deliveryLabels[state]
  return (
    <li>
      <Group gap="xs">
        <Text fw={600} component="code">
          {type}
        </Text>
        <Badge color={color} variant="light">
          {t(label)}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {moment(lastTriedAt ?? createdAt)}
        {attempts > 1 && ` · ${t('{{number}} attempts', { number: number(attempts) })}`}
      </Text>
      {failure && (
        <Text size="sm">{t(failureLabels[failure].label, { status: status ?? '' })}</Text>
      )}
      {nextTryAt && (
        <Text size="sm" c="dimmed">
          {t('Next attempt: {{time}}', { time: moment(nextTryAt) })}
        </Text>
      )}
      <details>
        <summary>{t('What is sent')}</summary>
        <pre className={classes.body}>{delivery.body}</pre>
      </details>
      {canRepeat && (
        <Group>
          <PendingButton
            variant="default"
            isPending={repeating.isPending}
            aria-label={`${t('Send again')}: ${type}, ${moment(createdAt)}`}
            onClick={() => repeating.mutate({ deliveryId: _id })}
          >
            {t('Send again')}
          </PendingButton>
        </Group>
      )}
    </li>
  )
}

interface DeliveryListProps {
  webhookId: string
  canRepeat: boolean
}

/** What was sent to a webhook, newest first; read again every five seconds while it is open. */
export function DeliveryList({ webhookId, canRepeat }: DeliveryListProps) {
  const { t } = useTranslation()
  const query = trpc.webhook.deliveries.useInfiniteQuery(
    { webhookId, limit: 20 },
    {
      getNextPageParam: ({ next }) => next ?? undefined,
      initialCursor: undefined,
      refetchInterval: 5000,
    },
  )
  const list = useRef<HTMLUListElement>(null)
  useFocusWhenGone(query.hasNextPage, () =>
    list.current?.lastElementChild?.querySelector('summary'),
  )
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={120} radius="md" />}
      errorTitle="Unable to load what was sent"
    >
      {({ pages }) => {
        const deliveries = pages.flatMap((page) => page.deliveries)
        if (deliveries.length === 0) {
          return <Text c="dimmed">{t('Nothing was sent in the last 30 days.')}</Text>
        }
        return (
          <>
            <ul ref={list} className={classes.deliveries}>
              {deliveries.map((delivery) => (
                <DeliveryRow
                  key={delivery._id}
                  delivery={delivery}
                  canRepeat={canRepeat}
                  onRepeated={() => void query.refetch()}
                />
              ))}
            </ul>
            {query.hasNextPage && (
              <PendingButton
                variant="default"
                isPending={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('Show older ones')}
              </PendingButton>
            )}
          </>
        )
      }}
    </QueryView>
  )
}
