import { stateChoices } from '#client/domain/place/state-choices.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { AddressForm, PlainLinks } from '#client/ui/without-code/without-code.tsx'
import { zonesOfState } from '#shared/calendar/agro-zones.ts'
import { cropGroups, seasons } from '#shared/calendar/calendar.constants.ts'
import { maxSearchLength } from '#shared/kit/pagination.constants.ts'
import { type CalendarControl, wholeYear } from '../calendar-address.ts'
import { seasonTexts } from '../season-names.ts'

/** The calendar's filters for browsers that run no scripts. Rendered by the server alone. */
export function PlainCalendarFilters({ calendar }: { calendar: CalendarControl }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { choice, defaults, hrefOf } = calendar
  const months = [
    ...Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      label: format.month(index + 1),
    })),
    { month: undefined, label: t('All year') },
  ]
  const zones = zonesOfState(choice.state)
  return (
    <>
      <AddressForm
        href={hrefOf({})}
        fields={[
          {
            name: 'state',
            label: t('State'),
            initial: defaults.state,
            options: stateChoices(t),
          },
          ...(zones.length > 1
            ? [
                {
                  name: 'zone',
                  label: t('Zone'),
                  initial: '',
                  options: [
                    { value: '', label: t('The whole state') },
                    ...zones.map(({ number, name, area }) => ({
                      value: String(number),
                      label: `${t(area ?? name)} (${t(name)})`,
                    })),
                  ],
                },
              ]
            : []),
          {
            name: 'month',
            label: t('Month'),
            initial: String(defaults.month),
            options: months.map(({ month = wholeYear, label }) => ({
              value: String(month),
              label,
            })),
          },
          {
            name: 'season',
            label: t('Season'),
            initial: '',
            options: [
              { value: '', label: t('All seasons') },
              ...seasons.map((value) => ({ value, label: t(seasonTexts[value].title) })),
            ],
          },
          {
            name: 'group',
            label: t('Group'),
            initial: '',
            options: [
              { value: '', label: t('All groups') },
              ...cropGroups.map((value) => ({ value, label: t(value) })),
            ],
          },
          {
            name: 'q',
            label: t('Search'),
            maxLength: maxSearchLength,
            placeholder: t('Wheat, gehun, गेहूँ...'),
          },
        ]}
      />
      <PlainLinks
        label={t('Month')}
        links={months.map(({ month, label }) => ({
          label,
          href: hrefOf({ month }),
          isCurrent: month === choice.month,
        }))}
      />
    </>
  )
}
