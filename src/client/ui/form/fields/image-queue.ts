import type { English } from '#client/platform/i18n/texts.ts'

/**
 * One picture of the uploader. `shrinking` means that it is being made smaller, `waiting` that it is stored on
 * the device until there is a connection.
 */
export interface QueuedImage {
  key: string
  /** The address that the tile shows: of the local file until it is stored, '' while it is made smaller. */
  preview: string
  state: 'shrinking' | 'uploading' | 'waiting' | 'failed' | 'stored'
  /** 0 to 100. */
  progress: number
  /** The server's address, or a `waitingUrl` until it is stored; left out while it is made smaller. */
  url?: string
  file?: File
}

export type QueueAction =
  | { type: 'add'; images: QueuedImage[] }
  | { type: 'shrunk'; key: string; file: File; preview: string; url: string }
  | { type: 'progress'; key: string; progress: number }
  | { type: 'stored'; key: string; url: string }
  | { type: 'failed'; key: string }
  | { type: 'waiting'; key: string }
  | { type: 'restored'; key: string; file: File; preview: string }
  | { type: 'retry'; key: string }
  | { type: 'replace'; key: string; image: QueuedImage }
  | { type: 'remove'; key: string }
  | { type: 'move'; key: string; to: number }

const change = (queue: QueuedImage[], key: string, changed: Partial<QueuedImage>) =>
  queue.map((image) => (image.key === key ? { ...image, ...changed } : image))

function move(queue: QueuedImage[], key: string, to: number): QueuedImage[] {
  const moved = queue.find((image) => image.key === key)
  if (!moved) return queue
  const others = queue.filter((image) => image.key !== key)
  const position = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, position), moved, ...others.slice(position)]
}

/** Applies an action to the pictures; actions about a removed picture are ignored. */
export function reduceQueue(queue: QueuedImage[], action: QueueAction): QueuedImage[] {
  switch (action.type) {
    case 'add':
      return [...queue, ...action.images]
    case 'shrunk': {
      const { key, file, preview, url } = action
      return change(queue, key, { state: 'uploading', progress: 0, file, preview, url })
    }
    case 'progress':
      return change(queue, action.key, { progress: action.progress })
    case 'stored':
      return change(queue, action.key, { state: 'stored', url: action.url, progress: 100 })
    case 'failed':
      return change(queue, action.key, { state: 'failed', progress: 0 })
    case 'waiting':
      return change(queue, action.key, { state: 'waiting', progress: 0 })
    case 'restored':
      return change(queue, action.key, { file: action.file, preview: action.preview })
    case 'retry':
      return change(queue, action.key, { state: 'uploading', progress: 0 })
    case 'replace':
      return change(queue, action.key, action.image)
    case 'remove':
      return queue.filter((image) => image.key !== action.key)
    case 'move':
      return move(queue, action.key, action.to)
  }
}

/** The addresses of the pictures that have one, in the order shown. */
export const storedUrls = (queue: readonly QueuedImage[]): string[] =>
  queue.flatMap(({ url }) => (url === undefined ? [] : [url]))

/** What a pressed submit waits for; null when no picture is being uploaded. */
export const uploadInProgress = (queue: readonly QueuedImage[]): English | null =>
  queue.some(({ state }) => state === 'shrinking' || state === 'uploading')
    ? 'Please wait until all images are uploaded.'
    : null

/** Why the form cannot be sent; null when it can. */
export const imageQueueError = (queue: readonly QueuedImage[]): English | null =>
  queue.some(({ state }) => state === 'failed')
    ? 'Some images were not uploaded. Try again or remove them.'
    : null
