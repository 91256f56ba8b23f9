import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Env } from '#server/platform/config/env.ts'
import type { External } from '#server/platform/external/external.ts'
import type { SmsDelivery, SmsSender } from '#server/platform/external/sms.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import { SmsUnavailable } from './sms.errors.ts'
import { smsBudget } from './sms-budget.service.ts'
import { smsFailureOf } from './sms-failure.policy.ts'
import { msg91Sender } from './sms-msg91.ts'
import { twilioSender } from './sms-twilio.ts'

/** Writes messages to the log, including codes: for development, refused in production. */
function consoleSender(log: Logger): SmsDelivery {
  return { send: async ({ phone, text }) => log.info(`SMS to +91${phone}: ${text}`) }
}

/** Appends messages to a file, one JSON line each: for tests, refused in production. */
function fileSender(file: string): SmsDelivery {
  return {
    send: async ({ phone, text }) => {
      await mkdir(dirname(file), { recursive: true })
      const line = { to: `+91${phone}`, text, at: new Date().toISOString() }
      await appendFile(file, `${JSON.stringify(line)}\n`)
    },
  }
}

/** A sandbox has no people who could get an SMS. */
const silentSender: SmsDelivery = { send: async () => {} }

function chooseSender(env: Env, log: Logger, external: External): SmsDelivery {
  if (env.isSandbox) return silentSender
  switch (env.SMS_PROVIDER) {
    case 'console':
      return consoleSender(log)
    case 'file':
      return fileSender(required(env, 'SMS_FILE'))
    case 'msg91':
      return msg91Sender(external, {
        url: env.MSG91_URL,
        authKey: required(env, 'MSG91_AUTH_KEY'),
        templateId: required(env, 'MSG91_TEMPLATE_ID'),
        notificationTemplateId: env.MSG91_NOTICE_TEMPLATE_ID,
      })
    case 'twilio':
      return twilioSender(external, {
        url: env.TWILIO_URL,
        accountSid: required(env, 'TWILIO_ACCOUNT_SID'),
        authToken: required(env, 'TWILIO_AUTH_TOKEN'),
        from: required(env, 'TWILIO_FROM'),
      })
  }
}

type TextSetting = 'SMS_FILE' | 'MSG91_AUTH_KEY' | 'MSG91_TEMPLATE_ID' | TwilioSetting
type TwilioSetting = 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM'

/** `readEnv` has already checked these settings; this is for the type checker. */
function required(env: Env, name: TextSetting): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/** Removes secrets from a text for the log, in case a service repeated them. */
function hideSecrets(reason: string, secrets: readonly (string | undefined)[]): string {
  return secrets.reduce<string>(
    (text, secret) => (secret ? text.replaceAll(secret, '[hidden]') : text),
    reason,
  )
}

/** The sender for `SMS_PROVIDER`. Its failures are logged here, without secrets. */
export function createSmsSender(
  env: Env,
  log: Logger,
  external: External,
  metrics: Metrics,
): SmsSender {
  const sender = chooseSender(env, log, external)
  return {
    reserve: smsBudget(env, metrics),
    send: async (message) => {
      try {
        await sender.send(message)
      } catch (error) {
        const { MSG91_AUTH_KEY, TWILIO_AUTH_TOKEN } = env
        const secrets = [message.text, message.otp, MSG91_AUTH_KEY, TWILIO_AUTH_TOKEN]
        const reason = error instanceof Error ? error.message : String(error)
        log.error(
          { provider: env.SMS_PROVIDER, reason: hideSecrets(reason, secrets) },
          'an SMS could not be sent',
        )
        throw new SmsUnavailable(smsFailureOf(error))
      }
    },
  }
}
