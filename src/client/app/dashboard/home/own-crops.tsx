import { Badge, Group, Text } from '@mantine/core'
import { IconPlant } from '@tabler/icons-react'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { PriceTag } from '#client/domain/listing/card/price-tag.tsx'
import { amountOf, perUnit } from '#client/domain/listing/crop-units.ts'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { Scene } from '#client/features/content/art/scene.tsx'
import { ExpiryBadge } from '#client/features/crop/crop-badges.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton, TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { isSoldOut } from '#shared/crop/sold-out.ts'
import classes from './home.module.css'

/** The number of newest crops shown; My Crops has all of them. */
export const shownOwnCrops = 5

function OwnCrop({ crop }: { crop: CropView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { _id, quantity, unit } = crop
  const name = listingNameIn(language, crop)
  return (
    <li className={classes.crop}>
      <div className={shared.squarePicture}>
        <ListingPicture
          src={crop.images[0]}
          alt=""
          sizes="72px"
          art={<ListingArt kindImage={crop.kindImage} icon={<IconPlant />} />}
        />
      </div>
      <div>
        <Group gap="xs" className={classes.line}>
          <TextLink href={paths.crop.href(_id)} fw={600} className={classes.name}>
            {name}
          </TextLink>
          {crop.isArchived && (
            <Badge variant="default" size="lg" fz="sm">
              {t('Archived')}
            </Badge>
          )}
          <ExpiryBadge expiryDate={crop.expiryDate} />
        </Group>
        <Group gap="md" className={classes.line}>
          <PriceTag amount={crop.price} per={perUnit(t, unit)} />
          <Text c="dimmed">
            {isSoldOut(crop)
              ? t('Out of stock')
              : t('{{amount}} available', { amount: amountOf(t, format, quantity, unit) })}
          </Text>
        </Group>
      </div>
      <LinkButton
        href={paths.editCrop.href(_id)}
        variant="default"
        className={classes.actions}
        aria-label={t('Edit {{name}}', { name })}
      >
        {t('Edit')}
      </LinkButton>
    </li>
  )
}

/** The user's newest crops, or a link to add the first one. */
export function OwnCrops({ crops }: { crops: CropView[] }) {
  const { t } = useTranslation()
  if (crops.length === 0) {
    return (
      <div className={classes.empty}>
        <Scene name="sprout" />
        <Group p="lg" justify="space-between">
          <Text>{t('You have not listed a crop yet.')}</Text>
          <LinkButton href={paths.addCrop.href()}>{t('Add Crop')}</LinkButton>
        </Group>
      </div>
    )
  }
  return (
    <ul className={shared.smallGapList}>
      {crops.slice(0, shownOwnCrops).map((crop) => (
        <OwnCrop key={crop._id} crop={crop} />
      ))}
    </ul>
  )
}
