import type { Language } from '#shared/kit/language.constants.ts'
import type { NotificationContent } from '#shared/notification/notification.schema.ts'

type SecondFactorChange = Extract<NotificationContent, { kind: 'second-factor' }>['change']

/** SMS about what somebody did with the reader's account. */
export const securityTexts: Record<
  SecondFactorChange | 'key-created' | 'webhook-created' | 'webhook-changed',
  Record<Language, string>
> = {
  added: {
    en: 'A second step at login was added to your account. If this was not you, contact us at once.',
    hi: 'आपके खाते में लॉग इन का दूसरा कदम जोड़ा गया। आपने नहीं किया तो हमसे तुरंत संपर्क करें।',
  },
  removed: {
    en: 'A second step at login was removed from your account. If this was not you, contact us at once.',
    hi: 'आपके खाते से लॉग इन का दूसरा कदम हटाया गया। आपने नहीं किया तो हमसे तुरंत संपर्क करें।',
  },
  'recovery-code-used': {
    en: 'A recovery code of your account was used. If this was not you, contact us at once.',
    hi: 'आपके खाते का एक रिकवरी कोड इस्तेमाल हुआ। आपने नहीं किया तो हमसे तुरंत संपर्क करें।',
  },
  'key-created': {
    en: 'An API key for other software was created for your account. If this was not you, contact us at once.',
    hi: 'आपके खाते में दूसरे सॉफ़्टवेयर के लिए कुंजी बनी। आपने नहीं बनाई तो हमसे तुरंत संपर्क करें।',
  },
  'webhook-created': {
    en: 'A webhook that tells other software what happens was added to your account. Not you? Contact us.',
    hi: 'आपके खाते की खबरें दूसरे सॉफ़्टवेयर को भेजने का पता जुड़ा। आपने नहीं जोड़ा तो हमसे संपर्क करें।',
  },
  'webhook-changed': {
    en: 'A webhook of your account got another address or a new secret. If this was not you, contact us at once.',
    hi: 'आपके खाते की खबरें दूसरे सॉफ़्टवेयर को भेजने का पता या कोड बदला। आपने नहीं बदला तो हमसे तुरंत संपर्क करें।',
  },
  'recovery-codes-made': {
    en: 'New recovery codes were made for your account. If this was not you, contact us at once.',
    hi: 'आपके खाते के नए रिकवरी कोड बने। आपने नहीं किया तो हमसे तुरंत संपर्क करें।',
  },
}

/** @param day from which the phone number alone no longer opens the account. */
export const loginDueTexts: Record<Language, (day: string) => string> = {
  en: (day) =>
    `You have not logged in for 11 months. Please log in before ${day}, or your phone number alone will no longer open your account.`,
  hi: (day) =>
    `11 महीने से आपने लॉग इन नहीं किया। ${day} से पहले कर लें, वरना सिर्फ़ फ़ोन नंबर से खाता नहीं खुलेगा।`,
}
