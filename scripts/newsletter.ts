import { parseArgs } from 'node:util'
import { migrate, openDatabase } from '../src/server/app/database/orm.ts'
import {
  countRecipients,
  sendArticle,
} from '../src/server/features/newsletter/newsletter-send.service.ts'
import { readEnv, SettingsError } from '../src/server/platform/config/env.ts'
import { StartError } from '../src/server/platform/config/start-error.ts'
import { AppError } from '../src/server/platform/errors/errors.ts'
import { createLogger } from '../src/server/platform/observability/logger.ts'

const usage = `Mails a blog article to everybody who confirmed the newsletter, once each.
  npm run newsletter -- --article <name in the blog's address>          says to how many
  npm run newsletter -- --article <name in the blog's address> --send   queues the mails`

async function main() {
  const { values } = parseArgs({
    options: { article: { type: 'string' }, send: { type: 'boolean', default: false } },
  })
  const { article, send } = values
  if (!article) throw new SettingsError(usage)
  const env = readEnv()
  if (send && !(env.SMTP_URL && env.PUBLIC_URL)) {
    throw new SettingsError(
      'SMTP_URL and PUBLIC_URL must be set: mails need a server, links an address.',
    )
  }
  const db = await openDatabase(env, createLogger('error', false), { isPatient: true })
  try {
    await migrate(db, env)
    const { title, english, hindi, already } = await countRecipients(db, article)
    console.log(`"${title}"`)
    console.log(`To be sent: ${english} in English, ${hindi} in Hindi. Sent before: ${already}.`)
    if (!send) return console.log('Nothing was sent. Add --send to send it.')
    const queued = await sendArticle({ db, env }, article, (sofar) =>
      console.log(`${sofar} queued`),
    )
    console.log(`${queued} mails are queued; the running app sends them.`)
  } finally {
    await db.close()
  }
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof StartError ||
    error instanceof AppError ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isExpected ? (error as Error).message : error)
  process.exit(1)
})
