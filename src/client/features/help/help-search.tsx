import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { addressCodec, searchField } from '#client/ui/list/address-codec.ts'
import { SearchBox } from '#client/ui/list/search-box.tsx'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { AddressForm, WithoutCode } from '#client/ui/without-code/without-code.tsx'
import { maxSearchLength } from '#shared/kit/pagination.constants.ts'
import classes from './help.module.css'
import { HelpSearchResults } from './help-search-results.tsx'

const address = addressCodec({ q: searchField })

/** Searches guides and questions together; shows `children` while the search is empty. */
export function HelpSearch({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { state, change, hrefOf } = useAddressState(address)
  const { q } = state
  return (
    <>
      <div className={classes.search}>
        <SearchBox
          value={q}
          placeholder={t('For example: code, photo, price')}
          onSearch={(text) => change({ q: text }, { replace: true })}
        />
        <WithoutCode>
          {import.meta.env.SSR && (
            <AddressForm
              href={hrefOf({})}
              fields={[
                {
                  name: 'q',
                  label: t('Search'),
                  maxLength: maxSearchLength,
                  placeholder: t('For example: code, photo, price'),
                },
              ]}
            />
          )}
        </WithoutCode>
      </div>
      {q ? <HelpSearchResults q={q} /> : children}
    </>
  )
}
