import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { maxSearchLength } from '#shared/kit/pagination.constants.ts'
import classes from './hero.module.css'

/** Leads to the shop's results. It is a plain form, so that it also works before the code has come. */
export function MarketSearch() {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(words ? `${paths.shop.href()}?q=${encodeURIComponent(words)}` : paths.shop.href())
  }
  return (
    <search>
      <form action={paths.shop.href()} onSubmit={handleSubmit} className={classes.search}>
        <TextInput
          className={classes.field}
          aria-label={t('Search crops...')}
          placeholder={t('Search crops...')}
          name="q"
          type="search"
          size="md"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxSearchLength}
          leftSection={<IconSearch size={20} aria-hidden />}
        />
        <Button type="submit" size="md">
          {t('Search')}
        </Button>
      </form>
    </search>
  )
}
