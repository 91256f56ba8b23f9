import { Button, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { toastError, toastSuccess } from '#client/ui/toast.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { imageVariant } from '#shared/kit/image.ts'
import { formValuesOf } from '../crop-form-units.ts'
import classes from './sell.module.css'
import { sellStepCount } from './sell-steps.policy.ts'
import { StepHead } from './step-frame.tsx'
import { UpiForm } from './upi-form.tsx'
import { useUnitLabel } from './use-unit-label.ts'

const addressOf = (id: string) => `${window.location.origin}${paths.crop.href(id)}`

/** The listing's amount and price as its seller counts: "5 quintal", "₹2,400 per quintal". */
function useSellerWords() {
  const { t } = useTranslation()
  const format = useFormat()
  const unitLabel = useUnitLabel()
  return (crop: CropView) => {
    const { quantity = crop.quantity, price = crop.price, unit } = formValuesOf(crop)
    return {
      amount: `${format.number(quantity)} ${unitLabel(unit)}`,
      price: `${format.money(price)} ${t('per {{unit}}', { unit: unitLabel(unit) })}`,
    }
  }
}

function ListedCrop({ crop }: { crop: CropView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = listingNameIn(language, crop)
  const words = useSellerWords()(crop)
  const { user } = useCurrentUser()
  const address = addressOf(crop._id)
  const message = t('I am selling {{name}}: {{amount}}, {{price}}. See and order: {{address}}', {
    name,
    ...words,
    address,
  })
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(message)
      toastSuccess(t('Copied'))
    } catch {
      toastError(t('Please copy the address of the listing’s page.'))
    }
  }
  const [cover] = crop.images
  return (
    <>
      <div className={classes.listed}>
        {cover && <img src={imageVariant(cover, 320)} alt="" width={96} height={96} />}
        <div>
          <Text fw={600} size="lg">
            {name}
          </Text>
          <Text>
            {words.amount} · {words.price}
          </Text>
        </div>
      </div>
      <Button
        component="a"
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
        size="lg"
        fullWidth
        leftSection={<IconBrandWhatsapp size={24} aria-hidden />}
      >
        {t('Share on WhatsApp')}
      </Button>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <Button
          variant="default"
          leftSection={<IconCopy size={20} aria-hidden />}
          onClick={() => void handleCopy()}
        >
          {t('Copy the message')}
        </Button>
        <LinkButton variant="default" href={paths.crop.href(crop._id)}>
          {t('See the listing')}
        </LinkButton>
      </SimpleGrid>
      {user?.upiId === '' && <UpiForm user={user} />}
      <LinkButton variant="subtle" href={paths.addCrop.href()}>
        {t('Sell another crop')}
      </LinkButton>
    </>
  )
}

/** The last step: the crop is in the shop; its seller tells buyers and says how to be paid. */
export function ListedStep({ cropId }: { cropId: string }) {
  const query = trpc.crop.get.useQuery({ cropId })
  return (
    <div className={classes.step}>
      <StepHead
        position={sellStepCount}
        title="Your crop is up for sale"
        text="Buyers can find and order it now. Tell people you know."
        isFocused
      />
      <QueryView
        query={query}
        skeleton={<Skeleton h={96} />}
        errorTitle="Failed to fetch crop data."
      >
        {(crop) => <ListedCrop crop={crop} />}
      </QueryView>
    </div>
  )
}
