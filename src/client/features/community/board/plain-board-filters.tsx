import { stateChoices } from '#client/domain/place/state-choices.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { AddressForm } from '#client/ui/without-code/without-code.tsx'
import { communitySorts, communityTopics } from '#shared/community/community.constants.ts'
import { maxSearchLength } from '#shared/kit/pagination.constants.ts'
import type { BoardControl } from '../community-address.ts'
import { sortNames, topicNames } from '../topic-names.ts'
import { useCropChoices } from '../use-crop-choices.ts'

/** The board's search and filters for browsers that run no scripts. Rendered by the server alone. */
export function PlainBoardFilters({ board }: { board: BoardControl }) {
  const { t } = useTranslation()
  const crops = useCropChoices()
  const states = stateChoices(t)
  return (
    <AddressForm
      href={board.hrefOf({})}
      fields={[
        {
          name: 'q',
          label: t('Search'),
          maxLength: maxSearchLength,
          placeholder: t('Yellow leaves, गेहूँ, urea...'),
        },
        {
          name: 'topic',
          label: t('Topics'),
          initial: '',
          options: [
            { value: '', label: t('All') },
            ...communityTopics.map((value) => ({ value, label: t(topicNames[value].label) })),
          ],
        },
        {
          name: 'crop',
          label: t('Crop'),
          initial: '',
          options: [{ value: '', label: t('All crops') }, ...crops],
        },
        {
          name: 'state',
          label: t('State'),
          initial: '',
          options: [{ value: '', label: t('All states') }, ...states],
        },
        {
          name: 'sort',
          label: t('Sort'),
          initial: 'newest',
          options: communitySorts.map((value) => ({ value, label: t(sortNames[value].label) })),
        },
      ]}
    />
  )
}
