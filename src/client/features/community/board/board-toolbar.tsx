import { Checkbox, NativeSelect } from '@mantine/core'
import { stateChoices } from '#client/domain/place/state-choices.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useToken } from '#client/platform/session/session.ts'
import { findValue } from '#client/ui/list/address-codec.ts'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { WithoutCode } from '#client/ui/without-code/without-code.tsx'
import { communitySorts } from '#shared/community/community.constants.ts'
import { indianStates } from '#shared/kit/places.ts'
import type { BoardControl } from '../community-address.ts'
import { sortNames } from '../topic-names.ts'
import { useCropChoices } from '../use-crop-choices.ts'
import classes from './board.module.css'
import { CommunityTopicChips } from './community-topic-chips.tsx'
import { PlainBoardFilters } from './plain-board-filters.tsx'
import '#client/platform/theme/list-styles.ts'

/** Topic, search text, crop, state and sort order. */
export function BoardToolbar({ board }: { board: BoardControl }) {
  const { state, change, clearCount } = board
  const { t } = useTranslation()
  const token = useToken()
  const crops = useCropChoices()
  const states = stateChoices(t)
  return (
    <>
      <WithoutCode>{import.meta.env.SSR && <PlainBoardFilters board={board} />}</WithoutCode>
      <CommunityTopicChips topic={state.topic} onPick={(topic) => change({ topic })} />
      <div className={classes.toolbar} data-needs-code>
        <div className={classes.search}>
          <SearchBox
            value={state.q}
            placeholder={t('Yellow leaves, गेहूँ, urea...')}
            clearCount={clearCount}
            onSearch={(q) => change({ q }, { replace: true })}
          />
        </div>
        <NativeSelect
          size="md"
          label={t('Crop')}
          value={state.crop}
          onChange={({ currentTarget }) => change({ crop: currentTarget.value })}
          data={[{ value: '', label: t('All crops') }, ...crops]}
        />
        <NativeSelect
          size="md"
          label={t('State')}
          value={state.state}
          onChange={({ currentTarget }) =>
            change({ state: findValue(indianStates, currentTarget.value) ?? '' })
          }
          data={[{ value: '', label: t('All states') }, ...states]}
        />
        <NativeSelect
          size="md"
          label={t('Sort')}
          value={state.sort}
          onChange={({ currentTarget }) =>
            change({ sort: findValue(communitySorts, currentTarget.value) ?? 'newest' })
          }
          data={communitySorts.map((value) => ({ value, label: t(sortNames[value].label) }))}
        />
        {token && (
          <Checkbox
            className={classes.mine}
            label={t('My questions')}
            checked={state.mine}
            onChange={({ currentTarget }) => change({ mine: currentTarget.checked })}
          />
        )}
      </div>
    </>
  )
}
