import { byLabel } from '#client/platform/format/by-label.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'

interface Choice {
  value: string
  label: string
}

/** The calendar's crops by name; empty until they have loaded. */
export function useCropChoices(): Choice[] {
  const language = useLanguage()
  const { data } = trpc.community.crops.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  })
  const choices = data?.crops.map(({ id, name }) => ({ value: id, label: name[language] })) ?? []
  return choices.sort(byLabel(language))
}
