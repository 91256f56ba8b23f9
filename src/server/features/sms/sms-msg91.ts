import { z } from 'zod'
import type { External } from '#server/platform/external/external.ts'
import type { SmsDelivery } from '#server/platform/external/sms.ts'
import { SmsRefused } from './sms.errors.ts'
import { refusals, smsService } from './sms-external.ts'

interface Msg91Settings {
  url: string
  authKey: string
  templateId: string
  /** For all messages other than codes; without it those are not sent. */
  notificationTemplateId: string | undefined
}

/** MSG91 marks refusals by `type`, also with HTTP 200. */
const Answer = z.object({ type: z.string(), message: z.string().default('') })

/** Sends codes by MSG91's OTP call and other messages by a flow. */
export function msg91Sender(
  external: External,
  { url, authKey, templateId, notificationTemplateId }: Msg91Settings,
): SmsDelivery {
  const post = async (path: string, query: Record<string, string>, body?: object) => {
    const target = new URL(`${url.replace(/\/$/, '')}${path}`)
    target.search = new URLSearchParams(query).toString()
    const { status, data: answer } = await external.askJson(
      smsService('msg91'),
      {
        url: target,
        method: 'POST',
        headers: { authkey: authKey, 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
        answers: refusals,
        isAwaited: true,
      },
      Answer,
    )
    if (status >= 400 || answer.type !== 'success') {
      throw new SmsRefused(`HTTP ${status}, type "${answer.type}": ${answer.message}`, status)
    }
  }
  return {
    send: async ({ phone, text, otp }) => {
      const mobile = `91${phone}`
      if (otp) {
        const code = { template_id: templateId, mobile, otp, otp_length: '6', otp_expiry: '2' }
        return post('/api/v5/otp', code)
      }
      if (!notificationTemplateId) throw new SmsRefused('MSG91_NOTICE_TEMPLATE_ID is not set')
      const recipients = [{ mobiles: mobile, text }]
      return post('/api/v5/flow', {}, { template_id: notificationTemplateId, recipients })
    },
  }
}
