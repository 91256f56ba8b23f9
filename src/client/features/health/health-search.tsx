import { NativeSelect } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import chips from '#client/ui/chip.module.css'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import shared from '#client/ui/shared.module.css'
import { AddressForm, WithoutCode } from '#client/ui/without-code/without-code.tsx'
import type { CropsWithProblem } from '#shared/calendar/calendar.schema.ts'
import { maxSearchLength } from '#shared/kit/pagination.constants.ts'
import classes from './health.module.css'
import type { HealthControl } from './health-address.ts'
import '#client/platform/theme/list-styles.ts'

/** The most common signs, in English; each is a search. */
const commonSigns = [
  { label: 'Yellow leaves' },
  { label: 'Holes in fruit' },
  { label: 'White powder on leaves' },
  { label: 'Plants wilt' },
  { label: 'Brown spots' },
  { label: 'Curled leaves' },
]

const kindChoices = [
  { kind: undefined, label: 'Pests and diseases' },
  { kind: 'pest', label: 'Pests only' },
  { kind: 'disease', label: 'Diseases only' },
] as const

interface HealthSearchProps {
  health: HealthControl
  crops: CropsWithProblem['crops']
}

/** The crop, the visible signs, and the choice between pests and diseases. */
export function HealthSearch({ health, crops }: HealthSearchProps) {
  const { t } = useTranslation()
  const { state, change, clearCount, hrefOf } = health
  const cropChoices = [
    { value: '', label: t('All crops') },
    ...crops.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div className={shared.paperForm}>
      <div className={classes.fields} data-needs-code>
        <NativeSelect
          size="md"
          label={t('Crop')}
          value={state.crop}
          onChange={({ currentTarget: { value } }) => change({ crop: value })}
          data={cropChoices}
        />
        <SearchBox
          value={state.q}
          placeholder={t('Yellow leaves, पत्ते पीले, holes in fruit...')}
          clearCount={clearCount}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      </div>
      <WithoutCode>
        {import.meta.env.SSR && (
          <AddressForm
            href={hrefOf({})}
            fields={[
              { name: 'crop', label: t('Crop'), initial: '', options: cropChoices },
              {
                name: 'q',
                label: t('Search'),
                maxLength: maxSearchLength,
                placeholder: t('Yellow leaves, पत्ते पीले, holes in fruit...'),
              },
              {
                name: 'kind',
                label: t('Show'),
                initial: '',
                options: kindChoices.map(({ kind = '', label }) => ({
                  value: kind,
                  label: t(label),
                })),
              },
            ]}
          />
        )}
      </WithoutCode>
      <ul className={classes.chips} aria-label={t('Common signs')}>
        {commonSigns.map(({ label }) => (
          <li key={label}>
            <Link
              href={hrefOf({ q: t(label) })}
              className={chips.chip}
              aria-current={state.q === t(label) ? 'true' : undefined}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
      {(state.crop || state.q) && (
        <fieldset className={classes.kinds} data-needs-code>
          <legend>{t('Show')}</legend>
          {kindChoices.map(({ kind, label }) => (
            <button
              key={label}
              type="button"
              className={chips.chip}
              aria-pressed={state.kind === kind}
              onClick={() => change({ kind })}
            >
              {t(label)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
