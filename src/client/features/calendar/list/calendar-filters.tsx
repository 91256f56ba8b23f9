import { NativeSelect, Text } from '@mantine/core'
import { stateChoices } from '#client/domain/place/state-choices.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import shared from '#client/ui/shared.module.css'
import { WithoutCode } from '#client/ui/without-code/without-code.tsx'
import { zonesOfState } from '#shared/calendar/agro-zones.ts'
import { cropGroups, seasons } from '#shared/calendar/calendar.constants.ts'
import { type CalendarControl, findState } from '../calendar-address.ts'
import { storeState } from '../default-state.ts'
import { seasonTexts } from '../season-names.ts'
import classes from './calendar-filters.module.css'
import { MonthPicker } from './month-picker.tsx'
import { PlainCalendarFilters } from './plain-calendar-filters.tsx'
import '#client/platform/theme/list-styles.ts'

/** The state, and the zone where the state's zones differ. */
function PlaceFields({ calendar }: { calendar: CalendarControl }) {
  const { t } = useTranslation()
  const { choice, change } = calendar
  const zones = zonesOfState(choice.state)

  const handleState = (value: string) => {
    const state = findState(value)
    if (!state) return
    storeState(state)
    change({ state, zone: undefined })
  }
  return (
    <>
      <NativeSelect
        size="md"
        label={t('State')}
        value={choice.state}
        onChange={({ currentTarget }) => handleState(currentTarget.value)}
        data={stateChoices(t)}
      />
      {zones.length > 1 ? (
        <NativeSelect
          size="md"
          label={t('Zone')}
          value={choice.zone === undefined ? '' : String(choice.zone)}
          onChange={({ currentTarget: { value } }) =>
            change({ zone: value === '' ? undefined : Number(value) })
          }
          data={[
            { value: '', label: t('The whole state') },
            ...zones.map(({ number, name, area }) => ({
              value: String(number),
              label: `${t(area ?? name)} (${t(name)})`,
            })),
          ]}
        />
      ) : (
        <Text size="sm" c="dimmed" className={classes.zone}>
          {t('Agro-climatic zone: {{zone}}', { zone: t(zones[0]?.name ?? '') })}
        </Text>
      )}
    </>
  )
}

/** A search for a season or a crop covers the whole year, not only this month. */
const allYearFor = (query: unknown) => (query ? { month: undefined } : {})

/** State, month, season, group and search text. */
export function CalendarFilters({ calendar }: { calendar: CalendarControl }) {
  const { t } = useTranslation()
  const { choice, change } = calendar
  return (
    <div className={shared.paperForm}>
      <WithoutCode>
        {import.meta.env.SSR && <PlainCalendarFilters calendar={calendar} />}
      </WithoutCode>
      <div className={classes.fields}>
        <PlaceFields calendar={calendar} />
      </div>
      <MonthPicker month={choice.month} onPick={(month) => change({ month })} />
      <div className={classes.fields} data-three>
        <NativeSelect
          size="md"
          label={t('Season')}
          value={choice.season ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const season = seasons.find((name) => name === value)
            change({ season, ...allYearFor(season) })
          }}
          data={[
            { value: '', label: t('All seasons') },
            ...seasons.map((value) => ({ value, label: t(seasonTexts[value].title) })),
          ]}
        />
        <NativeSelect
          size="md"
          label={t('Group')}
          value={choice.group ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ group: cropGroups.find((group) => group === value) })
          }
          data={[
            { value: '', label: t('All groups') },
            ...cropGroups.map((value) => ({ value, label: t(value) })),
          ]}
        />
        <div className={classes.wide}>
          <SearchBox
            value={choice.q}
            placeholder={t('Wheat, gehun, गेहूँ...')}
            clearCount={calendar.clearCount}
            onSearch={(q) => change({ q, ...allYearFor(q) }, { replace: true })}
          />
        </div>
      </div>
    </div>
  )
}
