import { Button, Stack, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { addressCodec, choiceField } from '#client/ui/list/address-codec.ts'
import { PlainLinks, WithoutCode } from '#client/ui/without-code/without-code.tsx'
import { ReviewList } from './review-list.tsx'

/** `?reviews=all` shows the reviews that a press would load. */
const address = addressCodec({ reviews: choiceField(['all'], '') })
const initialCount = 5
const maxCount = 50

/** Renters' reviews of an equipment listing, newest first; nothing while there are none. */
export default function EquipmentReviews({ equipmentId }: { equipmentId: string }) {
  const { t } = useTranslation()
  const { reviews } = address.parse(useSearch())
  const [limit, setLimit] = useState(reviews === 'all' ? maxCount : initialCount)
  const { data } = trpc.review.ofEquipment.useQuery(
    { equipmentId, limit },
    { placeholderData: (previous) => previous },
  )
  const section = useRef<HTMLElement>(null)
  const handleMore = () => {
    // The pressed button, which has the focus, goes: the next Tab leads on to the reviews that come.
    const lastReview = [...(section.current?.querySelectorAll('li') ?? [])].at(-1)
    lastReview?.setAttribute('tabindex', '-1')
    lastReview?.focus({ preventScroll: true })
    setLimit(maxCount)
  }
  if (!data || data.numReviews === 0) return null
  return (
    <section ref={section} aria-labelledby="reviews">
      <Stack gap="md" mt="xl">
        <Title order={2} size="h3" id="reviews">
          {t('Reviews')}
        </Title>
        <ReviewList data={data} />
        {limit === initialCount && data.total > initialCount && (
          <>
            <Button variant="default" onClick={handleMore}>
              {t('More reviews')}
            </Button>
            <WithoutCode>
              {import.meta.env.SSR && (
                <PlainLinks
                  label={t('Reviews')}
                  links={[
                    {
                      label: t('More reviews'),
                      href: paths.equipment.href(equipmentId) + address.build({ reviews: 'all' }),
                      isCurrent: false,
                    },
                  ]}
                />
              )}
            </WithoutCode>
          </>
        )}
      </Stack>
    </section>
  )
}
