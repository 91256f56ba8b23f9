import type { Language } from '#shared/kit/language.constants.ts'
import type { MessageTemplate } from '#shared/kit/message-template.ts'

/** What a procedure answered, as the rendering of pages gets it. */
export type PageAnswer =
  | { isOk: true; data: unknown }
  /** `message` is in English. */
  | ({ isOk: false; code: string; message: string } & Partial<MessageTemplate>)

/** What the server asks of the built client: one page, as a visitor sees it. */
export interface PageRequest {
  /** The address's path, as the browser has it. */
  path: string
  /** Its part from `?` on, or ''. */
  search: string
  language: Language
  /** The moment that ages are counted from, in ms as `Date.now()`. */
  now: number
  /** Calls a procedure, as tRPC names it. It always answers. */
  call: (procedure: string, input: unknown) => Promise<PageAnswer>
}

export interface RenderedPage {
  /** For the inside of #root. */
  html: string
  /** The head's tags: what the page says of itself, and the pictures to fetch first. @param origin where the site is, 'https://krishihaat.in'. */
  head: (origin: string) => string
  /** What the page was rendered from: plain data for the browser to start with. */
  state: unknown
  status: 200 | 404
  /** Every question of the page was answered: it may be kept for a while. */
  isComplete: boolean
  /** The page's source module, from the package's root; null where there is none. */
  module: string | null
  /** What it took of the processor, in ms. */
  cost: number
  /** The procedures that were called, with their inputs. */
  calls: { procedure: string; input: unknown }[]
}

/** What dist/server/entry-server.js exports. */
export interface PageRenderer {
  renderPage: (request: PageRequest) => Promise<RenderedPage>
  /** The source module of the page at an address's path; null where there is none. */
  findModule: (path: string) => Promise<string | null>
}
