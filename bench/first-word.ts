import { readFileSync } from 'node:fs'

const questions = [
  'When should I sow wheat in Uttar Pradesh?',
  'गेहूँ में कौन सी खाद कितनी डालें?',
  'How do I control late blight in potato?',
  'टमाटर की पत्तियाँ मुड़ रही हैं, क्या करें?',
  'Which crops suit sandy soil?',
  'धान में पानी कितना रखें?',
  'What is the price of onion?',
  'How is the weather in Sultanpur?',
]
const rounds = 5

export interface FirstWord {
  /** Milliseconds from sending the question to the first word of the answer. */
  p50: number
  /** The longest of these times, milliseconds. */
  most: number
  questions: number
}

async function logIn(origin: string, smsFile: string): Promise<string> {
  const phone = '9000000001'
  const post = async (path: string, body: object) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { token?: string }
  }
  await post('/api/auth/register/request-otp', { phone })
  const newest = readFileSync(smsFile, 'utf8').trim().split('\n').at(-1) ?? '{}'
  const { text } = JSON.parse(newest) as { text?: string }
  const otp = /\d{6}/.exec(text ?? '')?.[0]
  const answer = await post('/api/auth/register/verify-otp', { phone, otp })
  const { token } = answer
  if (!token) throw new Error(`no account could be created: ${JSON.stringify(answer)}`)
  return token
}

/** Sends a question like the page does and measures the milliseconds until the first piece of text. */
async function timeFirstWord(origin: string, token: string, message: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${origin}/trpc/chat.stream?batch=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'trpc-accept': 'application/jsonl',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ 0: { json: { message } } }),
  })
  let text = ''
  let first = 0
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString('utf8')
    if (!first && text.includes('"type":"text"')) first = performance.now() - started
  }
  if (!first) throw new Error(`no text was received for "${message}": ${text.slice(0, 300)}`)
  return first
}

/** Measures the built-in advisor's first word, one question after another, after a warm-up round. */
export async function timeFirstWords(origin: string, smsFile: string): Promise<FirstWord> {
  const token = await logIn(origin, smsFile)
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const question of questions) {
      const time = await timeFirstWord(origin, token, question)
      if (round > 0) times.push(time)
    }
  }
  const sorted = times.toSorted((a, b) => a - b)
  return {
    p50: sorted[Math.floor(sorted.length / 2)] ?? 0,
    most: sorted.at(-1) ?? 0,
    questions: sorted.length,
  }
}
