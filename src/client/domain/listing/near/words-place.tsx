import { Button, Text } from '@mantine/core'
import { usePlaceTexts } from '#client/domain/place/use-place-texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { type NearList, type NearPage, nearPlaceChange } from './use-near.ts'
import classes from './words-place.module.css'

/** Says which place the search words were understood as, and leads out of it. */
export default function WordsPlace({ list, page }: { list: NearList; page: NearPage | undefined }) {
  const { t } = useTranslation()
  const texts = usePlaceTexts()
  const words = page?.searchWords
  if (list.state.near !== '' || !page?.nearPlace || words === undefined) return null
  const { nearPlace } = page
  const around = texts.around(nearPlace)
  return (
    <div className={classes.words}>
      <Text role="status">
        {words
          ? t('Showing “{{words}}” {{around}}', { words, around })
          : t('Showing everything {{around}}', { around })}
      </Text>
      <Button variant="default" size="compact-md" mih={44} onClick={() => list.clear({ q: words })}>
        {words ? t('Search “{{words}}” everywhere', { words }) : t('Show everything everywhere')}
      </Button>
      <Button
        variant="subtle"
        size="compact-md"
        mih={44}
        onClick={() => list.clear({ q: words, ...nearPlaceChange(nearPlace) })}
      >
        {t('Choose the distance')}
      </Button>
    </div>
  )
}
