import { Button, NativeSelect } from '@mantine/core'
import { IconMap, IconMapPin, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PlaceDialogButton } from '#client/domain/place/my-place-button.tsx'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { usePlaceTexts } from '#client/domain/place/use-place-texts.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { radiusChoices } from '#shared/place/place.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { DistrictFilter } from './district-filter.tsx'
import classes from './near-controls.module.css'
import { type NearList, type NearPage, nearPlaceChange, useListPlace } from './use-near.ts'
import { WordsPlace } from './words-place.tsx'

interface NearControlsProps {
  list: NearList
  page: NearPage | undefined
}

/** Narrows the list to what is near the user's place, and leads back to everywhere. */
function NearSwitch({ list, page }: NearControlsProps) {
  const { t } = useTranslation()
  const texts = usePlaceTexts()
  const { place } = useMyPlace()
  const listPlace = useListPlace(list, page)
  const { near, sort } = list.state

  const handleChosen = (chosen: PlaceView) => list.change(nearPlaceChange(chosen))
  const handleEverywhere = () =>
    list.change({ near: '', radius: null, sort: sort === 'nearest' ? 'newest' : sort })

  if (near === '' && !place) {
    return (
      <div className={classes.place}>
        <PlaceDialogButton label={t('Near me')} onChosen={handleChosen} />
      </div>
    )
  }
  const shown = near === '' ? place : listPlace
  return (
    <div className={classes.place}>
      <Button
        variant={near === '' ? 'default' : 'light'}
        leftSection={<IconMapPin size={18} aria-hidden />}
        rightSection={near !== '' && <IconX size={18} aria-hidden />}
        aria-pressed={near !== ''}
        onClick={near === '' && place ? () => handleChosen(place) : handleEverywhere}
      >
        {shown ? texts.near(shown) : t('Near {{place}}', { place: near })}
      </Button>
      <PlaceDialogButton
        label={t('Change')}
        name={t('Change my place')}
        variant="subtle"
        hasIcon={false}
        onChosen={handleChosen}
      />
    </div>
  )
}

/** How far from the place. */
function RadiusFilter({ list }: { list: NearList }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <NativeSelect
      size="md"
      label={t('Distance')}
      value={list.state.radius ?? ''}
      onChange={({ currentTarget: { value } }) =>
        list.change({ radius: radiusChoices.find((radius) => String(radius) === value) ?? null })
      }
      data={[
        ...radiusChoices.map((radius) => ({
          value: String(radius),
          label: t('Up to {{distance}} km', { distance: format.number(radius) }),
        })),
        { value: '', label: t('Any distance') },
      ]}
    />
  )
}

/** Shows a map above the list, and hides it again. */
function MapSwitch({ list }: { list: NearList }) {
  const { t } = useTranslation()
  const isShown = list.state.view === 'map'
  return (
    <Button
      className={classes.map}
      variant={isShown ? 'light' : 'default'}
      leftSection={<IconMap size={18} aria-hidden />}
      aria-expanded={isShown}
      onClick={() => list.change({ view: isShown ? 'list' : 'map' })}
    >
      {isShown ? t('Hide map') : t('Show map')}
    </Button>
  )
}

/** A list's controls of place: near the user, how far, and state and district. */
export default function NearControls({ list, page }: NearControlsProps) {
  return (
    <div className={classes.controls}>
      <NearSwitch list={list} page={page} />
      {list.state.near !== '' && <RadiusFilter list={list} />}
      <DistrictFilter list={list} />
      <MapSwitch list={list} />
      <WordsPlace list={list} page={page} />
    </div>
  )
}
