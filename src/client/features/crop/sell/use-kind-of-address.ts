import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { CropFieldForm } from '../use-crop-form.ts'
import { fillFromKind } from './fill-kind.ts'
import { firstSellValues } from './sell-steps.policy.ts'

/**
 * Chooses the crop that a link to the form names, as `kind=onion`. A crop that somebody has chosen before, or that a
 * draft has, stays.
 */
export function useKindOfAddress(form: CropFieldForm) {
  const search = useSearch()
  // The next step's address no longer names it.
  const [id] = useState(() => new URLSearchParams(search).get('kind'))
  const language = useLanguage()
  const query = trpc.vocabulary.kinds.useQuery(
    { of: 'crop', language },
    { staleTime: Number.POSITIVE_INFINITY, enabled: id !== null },
  )
  const kind = query.data?.kinds.find((each) => each.id === id)
  const choose = useEffectEvent(() => {
    if (kind && form.mantine.getValues().name === '')
      fillFromKind(form, kind, undefined, firstSellValues())
  })
  const isKnown = kind !== undefined
  useEffect(() => {
    if (isKnown) choose()
  }, [isKnown])
}
