import type { English, Translated } from '#client/platform/i18n/texts.ts'
import type { Translate } from '#client/platform/i18n/translation.ts'
import { formerMember } from '#shared/account/account.constants.ts'

/**
 * Another user's name as it is shown.
 * @param unnamed shown for users who gave no name. Erased accounts are "A former member".
 */
export function personName(
  t: Translate,
  name: string | undefined,
  unnamed: English = 'KrishiHaat member',
): Translated {
  return name === formerMember ? t('A former member') : name || t(unnamed)
}

/** First and last name; '' when somebody gave none. */
export const fullName = ({
  firstName,
  lastName,
}: {
  firstName: string
  lastName: string
}): string => `${firstName} ${lastName}`.trim()
