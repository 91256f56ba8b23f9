import { Text, Title, UnstyledButton } from '@mantine/core'
import { IconPlant2 } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import shared from '#client/ui/shared.module.css'
import { AddressForm, PlainLinks, WithoutCode } from '#client/ui/without-code/without-code.tsx'
import { maxSearchLength } from '#shared/kit/pagination.constants.ts'
import type { ReferenceCrop } from '#shared/reference/reference.schema.ts'
import classes from '../crop-guide.module.css'
import { CropPicture } from '../crop-picture.tsx'
import { type GuideControl, guideHref } from '../guide-address.ts'
import { CropDetails } from './crop-details.tsx'

interface DatabasePanelProps {
  guide: GuideControl
  crops: readonly ReferenceCrop[]
  /** The crops that match the search. */
  matchingCrops: readonly ReferenceCrop[]
}

/** The list of crops, and the details of the selected one. */
export function DatabasePanel({ guide, crops, matchingCrops }: DatabasePanelProps) {
  const { t } = useTranslation()
  const { choice, change } = guide
  const crop = crops.find(({ id }) => id === choice.crop)
  const heading = useRef<HTMLHeadingElement>(null)
  const isPicked = useRef(false)

  // On a phone the details are below the cards: scroll there after a selection.
  useEffect(() => {
    if (!isPicked.current || !crop) return
    isPicked.current = false
    heading.current?.focus()
  }, [crop])

  const handlePick = (id: string) => {
    isPicked.current = true
    change({ crop: id })
  }
  return (
    <div className={`${shared.columns} ${classes.columns}`}>
      <div className={shared.paperBox}>
        <SearchBox
          value={choice.q}
          placeholder={t('Search by name or category...')}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        <WithoutCode>
          {import.meta.env.SSR && (
            <>
              <AddressForm
                href={guideHref(choice)}
                fields={[
                  {
                    name: 'q',
                    label: t('Search'),
                    maxLength: maxSearchLength,
                    placeholder: t('Search by name or category...'),
                  },
                ]}
              />
              <PlainLinks
                label={t('Pick a crop')}
                links={matchingCrops.map(({ id, name }) => ({
                  href: guideHref({ ...choice, crop: id }),
                  label: name,
                  isCurrent: id === crop?.id,
                }))}
              />
            </>
          )}
        </WithoutCode>
        {matchingCrops.length === 0 && (
          <div role="status">
            <Text fw={600} mt="md">
              {t('No crops found')}
            </Text>
            <Text c="dimmed">{t('Try adjusting your search or filter criteria.')}</Text>
          </div>
        )}
        <ul className={classes.cards} data-needs-code>
          {matchingCrops.map(({ id, name, category, image }) => (
            <li key={id}>
              <UnstyledButton
                className={classes.card}
                aria-pressed={id === crop?.id}
                onClick={() => handlePick(id)}
              >
                <CropPicture emoji={image} size={48} />
                <span className={classes.cardName}>{name}</span>
                <span className={classes.cardCategory}>{category}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </div>
      {crop ? (
        <CropDetails key={crop.id} crop={crop} guide={guide} headingRef={heading} />
      ) : (
        <div className={classes.empty}>
          <IconPlant2 size={64} stroke={1.25} color="var(--kh-accent)" aria-hidden />
          <Title order={2} size="h3">
            {t('Pick a crop')}
          </Title>
          <Text c="dimmed">{t('Its growing guide opens here.')}</Text>
        </div>
      )}
    </div>
  )
}
