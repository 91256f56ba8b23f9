import { z } from 'zod'
import type { External } from '#server/platform/external/external.ts'
import type { SmsDelivery } from '#server/platform/external/sms.ts'
import { SmsRefused } from './sms.errors.ts'
import { refusals, smsService } from './sms-external.ts'

interface TwilioSettings {
  url: string
  accountSid: string
  authToken: string
  from: string
}

/** An accepted message has a `sid`; a refusal has `message` and a numeric `code` instead. */
const Answer = z.object({
  sid: z.string().optional(),
  status: z.union([z.string(), z.number()]).optional(),
  error_code: z.number().nullish(),
  error_message: z.string().nullish(),
  message: z.string().optional(),
})

/** Sends through Twilio's Messages API. */
export function twilioSender(
  external: External,
  { url, accountSid, authToken, from }: TwilioSettings,
): SmsDelivery {
  const account = encodeURIComponent(accountSid)
  const target = new URL(`${url.replace(/\/$/, '')}/2010-04-01/Accounts/${account}/Messages.json`)
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  return {
    send: async ({ phone, text }) => {
      const { status, data: answer } = await external.askJson(
        smsService('twilio'),
        {
          url: target,
          method: 'POST',
          headers: { authorization: `Basic ${credentials}` },
          body: new URLSearchParams({ To: `+91${phone}`, From: from, Body: text }),
          answers: refusals,
          isAwaited: true,
        },
        Answer,
      )
      const hasFailed = answer.status === 'failed' || answer.status === 'undelivered'
      if (status >= 400 || !answer.sid || answer.error_code || hasFailed) {
        const reason = answer.error_message ?? answer.message ?? 'no reason given'
        throw new SmsRefused(`HTTP ${status}, status "${answer.status ?? ''}": ${reason}`, status)
      }
    },
  }
}
