import { Badge, Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import type { AdminListing } from '#shared/admin/admin-review.schema.ts'
import { imageVariant } from '#shared/kit/image.ts'
import { ActionDialog, type ActionPrompt } from '../parts/action-dialog.tsx'
import cards from '../parts/admin-card.module.css'
import { AdminCard, PersonLine, ReportList } from '../parts/admin-card.tsx'
import { listingReasonNames } from '../parts/admin-labels.ts'

/** One listing with its reports and the possible decisions. */
export function ListingReview({ listing }: { listing: AdminListing }) {
  const { t } = useTranslation()
  const { money, date, ago } = useFormat()
  const [prompt, setPrompt] = useState<ActionPrompt | null>(null)
  const hide = trpc.desk.hideListing.useMutation()
  const restore = trpc.desk.restoreListing.useMutation()
  const settle = trpc.desk.settleListing.useMutation()
  const { kind, _id: listingId, name, hiddenAt } = listing
  const subject = { kind, listingId }
  const isCrop = kind === 'crop'
  const href = isCrop ? paths.crop.href(listingId) : paths.equipment.href(listingId)
  const prompts = {
    hide: {
      title: t('Hide “{{name}}”?', { name }),
      text: t('Only its owner will still see it. The owner will see your reason.'),
      button: t('Hide listing'),
      isDestructive: true,
      done: t('Listing hidden'),
      run: (reason: string) => hide.mutateAsync({ ...subject, reason }),
    },
    restore: {
      title: t('Restore “{{name}}”?', { name }),
      text: t('It will be visible again. The owner will see your reason.'),
      button: t('Restore listing'),
      done: t('Listing restored'),
      run: (reason: string) => restore.mutateAsync({ ...subject, reason }),
    },
    settle: {
      title: t('Leave “{{name}}” as it is?', { name }),
      text: t('The reports will be closed. Nobody will be notified.'),
      button: t('Leave as it is'),
      done: t('Reports closed'),
      run: (reason: string) => settle.mutateAsync({ ...subject, reason }),
    },
  }
  const button = (choice: keyof typeof prompts, props: object = {}) => (
    <Button
      aria-label={`${prompts[choice].button}: ${name}`}
      onClick={() => setPrompt(prompts[choice])}
      {...props}
    >
      {prompts[choice].button}
    </Button>
  )
  return (
    <AdminCard
      isWaiting={listing.reports > 0}
      title={
        hiddenAt ? (
          name
        ) : (
          <TextLink href={href} inherit>
            {name}
          </TextLink>
        )
      }
      picture={
        listing.image && (
          <img
            className={cards.picture}
            src={imageVariant(listing.image, 320)}
            alt=""
            loading="lazy"
          />
        )
      }
      badges={
        <>
          <Badge color="soil" variant="light">
            {isCrop ? t('Crop') : t('Machine')}
          </Badge>
          {hiddenAt ? (
            <Badge color="red.9">{t('Hidden')}</Badge>
          ) : (
            listing.isArchived && <Badge color="dark">{t('Archived')}</Badge>
          )}
        </>
      }
      meta={
        <>
          <PersonLine person={listing.owner} />
          <span>{money(listing.price)}</span>
          <span>{t('Listed: {{date}}', { date: date(listing.createdAt) })}</span>
          {hiddenAt && <span>{t('Hidden {{ago}}', { ago: ago(hiddenAt) })}</span>}
        </>
      }
      actions={
        <>
          {hiddenAt ? button('restore') : button('hide', { color: 'red.9' })}
          {listing.reports > 0 && button('settle', { variant: 'default' })}
        </>
      }
    >
      {listing.description && <p className={cards.userText}>{listing.description}</p>}
      <ReportList count={listing.reports} reports={listing.reportList} names={listingReasonNames} />
      <ActionDialog prompt={prompt} onClose={() => setPrompt(null)} />
    </AdminCard>
  )
}
