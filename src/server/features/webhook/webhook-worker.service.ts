import { setTimeout as sleep } from 'node:timers/promises'
import { pauseBetweenBatches } from '#server/platform/jobs/batch-pause.ts'
import { startWorkLoop } from '#server/platform/jobs/work-loop.ts'
import { webhooksTable } from './webhook.table.ts'
import { sendDueDeliveries, type WebhookServices } from './webhook-due-deliveries.service.ts'
import { type LeasedWebhook, leaseWebhooks } from './webhook-lease.service.ts'

/** Triggers write events, so no process knows of them: all look. */
const pollMs = 2000
/** Webhooks that one process sends to at a time; a slow receiver holds up its own webhook only. */
const maxWebhooksAtOnce = 16
/** Those of one person, however many of their receivers are slow. */
const maxWebhooksPerOwner = maxWebhooksAtOnce / 4

/** Sends events to webhooks. Several processes share them: one at a time sends to each. */
export function startWebhooks(services: WebhookServices) {
  const { db, log } = services
  const running = new Map<Promise<void>, LeasedWebhook>()
  const start = (webhook: LeasedWebhook, closing: AbortSignal) => {
    const run = sendDueDeliveries(services, webhook, closing)
      .catch((error) =>
        log.error(
          { err: error, webhook: webhook.id },
          'events could not be sent; they are tried again',
        ),
      )
      .finally(() => running.delete(run))
    running.set(run, webhook)
  }
  const loop = startWorkLoop(
    pollMs,
    async (closing) => {
      while (true) {
        const free = maxWebhooksAtOnce - running.size
        if (free > 0 && !closing.aborted) {
          const room = { free, perOwner: maxWebhooksPerOwner, running: [...running.values()] }
          for (const webhook of await leaseWebhooks(db, room)) start(webhook, closing)
        }
        if (running.size === 0) return
        // One that ends makes room; meanwhile others become due.
        await Promise.race([...running.keys(), sleep(pollMs, undefined, { ref: false })])
        await pauseBetweenBatches(db, 0)
      }
    },
    (error) => log.error({ err: error }, 'webhooks could not be read; they are tried again'),
  )
  const handleQueued = (table: string) => {
    if (table === webhooksTable) loop.wake()
  }
  db.events.on('queued', handleQueued)
  return {
    close: async () => {
      db.events.off('queued', handleQueued)
      await loop.close()
    },
  }
}
