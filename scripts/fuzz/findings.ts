import { asCommand, type FuzzRequest, nameOf } from './fuzz-request.ts'
import { type Answer, headerOf } from './send-request.ts'

/** A fault, with the smallest request that shows it. */
export interface Finding {
  what: string
  /** The operation, such as `GET /crop/all-crops`; "" when no single request shows the fault. */
  name: string
  /** Number of the first request that showed it, for `--only`; -1 without one. */
  nth: number
  times: number
  request?: FuzzRequest
  /** The beginning of the answer. */
  excerpt: string
}

const excerptLength = 300

export const excerptOf = (answer: Answer): string =>
  `${answer.status} ${headerOf(answer, 'content-type')} ${answer.body.toString('utf8').slice(0, excerptLength)}`.trim()

/** Findings by fault and operation, each once. */
export function createFindings() {
  const matches = new Map<string, Finding>()
  return {
    /** @returns whether it is new. */
    add(finding: Omit<Finding, 'times'>): boolean {
      const key = `${finding.name}\n${finding.what}`
      const known = matches.get(key)
      if (known) known.times++
      else matches.set(key, { ...finding, times: 1 })
      return !known
    },
    has: (name: string, what: string) => matches.has(`${name}\n${what}`),
    /** Replaces the first request by a smaller one. */
    shorten(name: string, what: string, request: FuzzRequest, excerpt: string) {
      const known = matches.get(`${name}\n${what}`)
      if (known) Object.assign(known, { request, excerpt })
    },
    all: () => [...matches.values()],
    ofRequest: (request: FuzzRequest, what: string) => matches.get(`${nameOf(request)}\n${what}`),
  }
}

export type Findings = ReturnType<typeof createFindings>

/** A finding as printed. */
export function describeFinding(
  { what, name, nth, times, request, excerpt }: Finding,
  origin: string,
) {
  const lines = [
    `✗ ${name ? `${name}: ` : ''}${what} (${times} ×${nth >= 0 ? `, first in request ${nth}` : ''})`,
  ]
  if (request) lines.push(`    ${asCommand(request, origin)}`)
  if (excerpt) lines.push(`    → ${excerpt}`)
  return lines.join('\n')
}
