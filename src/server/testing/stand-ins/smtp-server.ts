import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail that the stand-in received. */
export interface ReceivedMail extends Email {
  /** The recipients of the envelope, not of the headers. */
  recipients: string[]
  raw: string
}

/** An error that makes the server answer with the given SMTP code. */
export const refusal = (responseCode: number, message = 'stand-in refusal') =>
  Object.assign(new Error(message), { responseCode })

/**
 * Starts a real SMTP server on loopback. Tests may replace `onMail` and `onRecipient` at any time: throwing
 * a `refusal` sends its code, and a promise that resolves late makes the server slow.
 */
export async function startSmtpStandIn(port = 0) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: async ({ address }, _session, done) => {
      try {
        await standIn.onRecipient(address)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    onData: async (stream, session, done) => {
      try {
        const raw = Buffer.concat(await stream.toArray())
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const mail = { ...(await PostalMime.parse(raw)), recipients, raw: raw.toString('utf8') }
        await standIn.onMail(mail)
        received.push(mail)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  // Clients that disconnect early are expected in tests.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const standIn = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** All mails accepted so far, oldest first. */
    received,
    onRecipient: async (_address: string): Promise<void> => {},
    onMail: async (_mail: ReceivedMail): Promise<void> => {},
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
  return standIn
}
