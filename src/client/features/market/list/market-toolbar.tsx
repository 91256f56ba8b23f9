import { Button, NativeSelect } from '@mantine/core'
import { IconRotate } from '@tabler/icons-react'
import { stateChoices } from '#client/domain/place/state-choices.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { findValue } from '#client/ui/list/address-codec.ts'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { AddressForm, WithoutCode } from '#client/ui/without-code/without-code.tsx'
import { maxSearchLength } from '#shared/kit/pagination.constants.ts'
import { indianStates } from '#shared/kit/places.ts'
import classes from './market.module.css'
import type { MarketControl } from './market-address.ts'
import '#client/platform/theme/list-styles.ts'

/** Search and state filter. The select is the phone's native one: small and familiar. */
export function MarketToolbar({ list }: { list: MarketControl }) {
  const { t } = useTranslation()
  const { state, change, clear, clearCount } = list
  const states = [{ value: '', label: t('All states') }, ...stateChoices(t)]
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>
        <SearchBox
          value={state.q}
          placeholder={t('Crop, variety or market')}
          clearCount={clearCount}
          canSpeak
          onSearch={(q) => change({ q }, { replace: true })}
        />
      </div>
      <NativeSelect
        size="md"
        label={t('State')}
        value={state.state}
        onChange={({ currentTarget }) =>
          change({ state: findValue(indianStates, currentTarget.value) ?? '' })
        }
        data={states}
      />
      <Button
        variant="default"
        leftSection={<IconRotate size={18} aria-hidden />}
        onClick={() => clear({ q: '', state: '' })}
      >
        {t('Reset')}
      </Button>
      <WithoutCode>
        {import.meta.env.SSR && (
          <AddressForm
            href={list.hrefOf({})}
            fields={[
              {
                name: 'q',
                label: t('Search'),
                maxLength: maxSearchLength,
                placeholder: t('Crop, variety or market'),
              },
              { name: 'state', label: t('State'), initial: '', options: states },
            ]}
          />
        )}
      </WithoutCode>
    </div>
  )
}
