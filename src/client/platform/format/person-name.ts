import type { TFunction } from 'i18next'
import { formerMember } from '#shared/account/account.constants.ts'

/**
 * Another person's name as it is shown: their own, "A former member" in the reader's language once the
 * account was erased, and the English sentence `unnamed`, translated, where none was given.
 */
export function personName(
  t: TFunction,
  name: string | undefined,
  unnamed = 'KrishiHaat member',
): string {
  return name === formerMember ? t('A former member') : name || t(unnamed)
}
