import { Button, Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import type { WaitingItem } from '#shared/dashboard/waiting.schema.ts'
import { useWaitingTexts } from './use-waiting-texts.ts'
import classes from './waiting.module.css'
import { WaitingRow } from './waiting-row.tsx'

const UpiIdForm = lazyPart(() => withHindi(() => import('./upi-id-form.tsx'), 'sell'))

/** Asks for the UPI ID where it waits: typed, or read from a picture. */
export function UpiIdRow({ item }: { item: WaitingItem }) {
  const { user } = useCurrentUser()
  const { action } = useWaitingTexts()(item)
  const [isOpen, setOpen] = useState(false)
  if (isOpen && user) {
    return (
      <li className={classes.form}>
        <Suspense fallback={<Skeleton height={320} radius="lg" />}>
          <UpiIdForm user={user} />
        </Suspense>
      </li>
    )
  }
  return (
    <WaitingRow
      item={item}
      answer={undefined}
      action={
        <Button className={classes.button} variant="default" onClick={() => setOpen(true)}>
          {action}
        </Button>
      }
    />
  )
}
