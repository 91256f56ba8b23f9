import { Text, Title } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { ReferenceCrop } from '#shared/reference/reference.schema.ts'
import { CropPicture } from '../crop-picture.tsx'
import type { GuideControl } from '../guide-address.ts'
import classes from './crop-details.module.css'
import { Disclosure } from './disclosure.tsx'
import { FactList } from './fact-list.tsx'
import { PlantingInformation } from './planting-information.tsx'

interface CropDetailsProps {
  crop: ReferenceCrop
  guide: GuideControl
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** Everything the database knows about a crop, in six sections. */
export function CropDetails({ crop, guide, headingRef }: CropDetailsProps) {
  const { t } = useTranslation()
  const { basics, growingInfo, careInstructions, harvestStorage } = crop
  return (
    <article className={classes.details}>
      <header className={classes.head}>
        <CropPicture emoji={crop.image} size={72} />
        <div>
          <Title order={2} ref={headingRef} tabIndex={-1}>
            {crop.name}
          </Title>
          <Text c="dimmed">{crop.category}</Text>
        </div>
      </header>
      <Disclosure title={t('Basic Information')} isOpenAtFirst>
        <FactList
          facts={[
            [
              t('Latin name'),
              <em key="latin" lang="la">
                {basics.latinName}
              </em>,
            ],
            [t('Growth habit'), basics.growthHabit],
            [t('Height'), basics.height],
            [t('Spacing'), basics.spacing],
            [t('Yield'), basics.yield],
          ]}
        />
      </Disclosure>
      <Disclosure title={t('Growing Information')}>
        <FactList
          facts={[
            [t('Sunlight'), growingInfo.sunlight],
            [t('Soil'), growingInfo.soil],
            [t('Water needs'), growingInfo.waterNeeds],
            [t('Fertilizer'), growingInfo.fertilizer],
            [t('Good companions'), growingInfo.companions],
            [t('Keep away from'), growingInfo.avoid],
          ]}
        />
      </Disclosure>
      <Disclosure title={t('Planting Information')}>
        <PlantingInformation crop={crop} guide={guide} />
      </Disclosure>
      <Disclosure title={t('Care Instructions')}>
        <FactList
          facts={[
            [t('Pruning'), careInstructions.pruning],
            [t('Pests'), careInstructions.pests],
            [t('Diseases'), careInstructions.diseases],
            [t('Tips'), careInstructions.tips],
          ]}
        />
      </Disclosure>
      <Disclosure title={t('Harvest & Storage')}>
        <FactList
          facts={[
            [t('When to harvest'), harvestStorage.whenToHarvest],
            [t('How to harvest'), harvestStorage.howToHarvest],
            [t('Storage'), harvestStorage.storage],
            [t('Preservation'), harvestStorage.preservation],
          ]}
        />
      </Disclosure>
      <Disclosure title={t('Popular Varieties')}>
        <ul className={classes.varieties}>
          {crop.varieties.map((variety) => (
            <li key={variety}>{variety}</li>
          ))}
        </ul>
      </Disclosure>
      <Text size="sm" c="dimmed" className={classes.sources}>
        {t('Based on: {{sources}}', { sources: crop.sources.join(' · ') })}
      </Text>
    </article>
  )
}
