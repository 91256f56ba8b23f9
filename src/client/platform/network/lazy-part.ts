import { type ComponentType, createElement, Fragment, lazy } from 'react'
import { logFailure } from './log.ts'

interface PartModule<Props> {
  default: ComponentType<Props>
  /** The module's path, added by the server's build (scripts/vite/name-modules.ts). */
  moduleName?: string
}

/** Components whose code is being loaded: the server waits for them and renders again. */
export const loadingComponents = new Set<Promise<unknown>>()

/** The modules of the parts in the current rendering on the server, which sends their styles with the page. */
export const renderedParts = new Set<string>()

/** A comment in the server's HTML. */
const comment = (text: string) =>
  createElement(Fragment as ComponentType<{ UNSTABLE_comment: string }>, {
    UNSTABLE_comment: text,
  })

/**
 * The part, noting in `renderedParts` that it is rendered. Between these comments a browser leaves what it finds until
 * the part's code has come; without them it would leave one element, and drop a text.
 */
function notedPart<Props extends object>(part: PartModule<Props>): PartModule<Props> {
  const { moduleName, default: Part } = part
  if (moduleName === undefined) return part
  return {
    default: (props) => {
      renderedParts.add(moduleName)
      return createElement(
        Fragment,
        null,
        comment('$s'),
        createElement(Part, props),
        comment('/$s'),
      )
    },
  }
}

/** Code that did not arrive: the connection broke off, or a newer version has replaced the file. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('code of the page was not loaded', { cause })
  }
}

const failAsCode = (cause: unknown): never => {
  throw new CodeNotLoaded(cause)
}

let lastStart: Promise<void> = Promise.resolve()

/** Starts each load in a task of its own: fetching the files of one part takes a cheap phone 20 to 60 ms of work. */
function inOwnTask(): Promise<void> {
  lastStart = lastStart.then(() => new Promise((resolve) => setTimeout(resolve)))
  return lastStart
}

/** A component whose code is loaded when it is first shown. @throws CodeNotLoaded in its place, in a browser. */
export const lazyPart = <Props extends object>(load: () => Promise<PartModule<Props>>) =>
  lazy(() => {
    const loading = import.meta.env.SSR
      ? load().then(notedPart)
      : inOwnTask().then(load).catch(failAsCode)
    const finish = () => loadingComponents.delete(loading)
    loadingComponents.add(loading)
    loading.then(finish, finish)
    return loading
  })

/** Milliseconds after which a part is fetched again when no event says that the connection is back. */
const retryDelay = 5000

const waitForNextTry = () =>
  new Promise<void>((done) => {
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      done()
    }
    const timer = setTimeout(finish, retryDelay)
    window.addEventListener('online', finish)
  })

/**
 * Fetches a part's code until it has arrived: for parts beside the page (toasts, menus), which no error
 * page can stand in for, so that their failure would take the whole app away.
 */
export const untilLoaded =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    for (;;) {
      try {
        return await load()
      } catch (error) {
        if (typeof window === 'undefined') throw error
        logFailure('A part of the app was not loaded yet.', error)
        await waitForNextTry()
      }
    }
  }
