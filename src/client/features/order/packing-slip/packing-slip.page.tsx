import { Button, Group, Skeleton } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useParams } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import classes from './packing-slip.module.css'
import { PackingSlip } from './packing-slip.tsx'

/** The printed slip that travels with the goods. */
export default function PackingSlipPage() {
  const { t } = useTranslation()
  const { orderId = '' } = useParams<{ orderId: string }>()
  const query = trpc.order.get.useQuery({ orderId })
  return (
    <div className={classes.page}>
      <Page
        title={t('Packing slip')}
        size="sm"
        actions={
          <Group className={classes.buttons} gap="xs">
            <LinkButton variant="default" href={paths.order.href(orderId)}>
              {t('Back to the order')}
            </LinkButton>
            {query.data && (
              <Button
                leftSection={<IconPrinter size={20} aria-hidden />}
                onClick={() => window.print()}
              >
                {t('Print')}
              </Button>
            )}
          </Group>
        }
      >
        <QueryView
          query={query}
          skeleton={<Skeleton height={480} radius="lg" />}
          errorTitle="Unable to load the order"
          errorText={readFailure(query.error).message ?? undefined}
        >
          {(order) => <PackingSlip order={order} />}
        </QueryView>
      </Page>
    </div>
  )
}
