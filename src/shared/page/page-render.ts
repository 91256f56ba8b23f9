import type { Language } from '#shared/kit/language.constants.ts'
import type { MessageTemplate } from '#shared/kit/message-template.ts'

/** The result of a procedure, for the rendering of a page. */
export type PageAnswer =
  | { isOk: true; data: unknown }
  /** `message` is the server's error message in English. */
  | ({ isOk: false; code: string; message: string } & Partial<MessageTemplate>)

/** One page to render, as a visitor sees it. */
export interface PageRequest {
  /** The path of the address. */
  path: string
  /** The query string including `?`, or ''. */
  search: string
  language: Language
  /** The moment from which ages are calculated, in milliseconds like `Date.now()`. */
  now: number
  /** Calls a procedure by its tRPC name. Never rejects. */
  call: (procedure: string, input: unknown) => Promise<PageAnswer>
}

export interface RenderedPage {
  /** The content of #root. */
  html: string
  /** The metadata's tags. @param origin the site's origin, 'https://krishihaat.in'. */
  head: (origin: string) => string
  /** The data that the page was rendered from, with which the browser starts. */
  state: unknown
  /** The Hindi sentences of the page by their English keys; null where the browser loads them before it starts. */
  sentences: Readonly<Record<string, string>> | null
  status: 200 | 404
  /** Whether every call of the page succeeded, so that the page may be cached for a while. */
  isComplete: boolean
  /** The page's source module, relative to the package's root; null where there is none. */
  module: string | null
  /** The source modules of its parts whose code browsers load later; their styles are needed at once. */
  parts: string[]
  /** Processor time in milliseconds. */
  cost: number
  /** The procedures that were called, with their inputs. */
  calls: { procedure: string; input: unknown }[]
}

/** The exports of dist/server/entry-server.js. */
export interface PageRenderer {
  renderPage: (request: PageRequest) => Promise<RenderedPage>
  /** The source module of the page at a path; null where there is none. */
  findModule: (path: string) => Promise<string | null>
}
