import type { English } from '#client/platform/i18n/texts.ts'
import type { NotificationContent } from '#shared/notification/notification.schema.ts'

type SecurityKind = 'api-key' | 'login-due' | 'second-factor' | 'webhook'
type Change<Kind extends Exclude<SecurityKind, 'login-due'>> = Extract<
  NotificationContent,
  { kind: Kind }
>['change']

/** What happened to the reader's second factor. */
const secondFactorSentences: Record<Change<'second-factor'>, English> = {
  added:
    'A second step at login was added to your account. If that was not you, contact us immediately.',
  removed:
    'A second step at login was removed from your account. If that was not you, contact us immediately.',
  'recovery-code-used':
    'One of your recovery codes was used. If that was not you, contact us immediately.',
  'recovery-codes-made':
    'New recovery codes were created for your account. If that was not you, contact us immediately.',
}

/** What happened to an API key of the reader. */
const apiKeySentences: Record<Change<'api-key'>, English> = {
  created:
    'The API key {{name}} was created for your account. If that was not you, revoke it and contact us immediately.',
  stopped: 'Our operators stopped your API key {{name}}.',
}

/** Read after a login, which is when the bell is seen. */
const loginDueSentence: English =
  'Nobody logged in to your account for eleven months. After a year without a login, your phone number alone no longer opens it.'

/** What happened to a webhook of the reader. */
const webhookSentences: Record<Change<'webhook'>, English> = {
  created:
    'The webhook {{name}} was created for your account. If that was not you, delete it and contact us immediately.',
  moved:
    'The webhook {{name}} now sends to another address. If that was not you, delete it and contact us immediately.',
  'secret-rolled':
    'The webhook {{name}} got a new secret. If that was not you, delete it and contact us immediately.',
  failing: 'The webhook {{name}} does not answer. We keep trying.',
  stopped: 'Our operators stopped your webhook {{name}}. Nothing is sent to it any more.',
  ended: 'The receiver ended the webhook {{name}}. Nothing is sent to it any more.',
}

/** The sentence of a notification about the security of the account; some have a `{{name}}`. */
export function securitySentence(
  content: Extract<NotificationContent, { kind: SecurityKind }>,
): English {
  switch (content.kind) {
    case 'second-factor':
      return secondFactorSentences[content.change]
    case 'api-key':
      return apiKeySentences[content.change]
    case 'webhook':
      return webhookSentences[content.change]
    case 'login-due':
      return loginDueSentence
  }
}
