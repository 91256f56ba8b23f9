/** One picture of the uploader: chosen, on its way, waiting for the line, refused, or stored. */
export interface QueuedImage {
  key: string
  /** What its tile shows: the file itself until it is stored. */
  preview: string
  state: 'uploading' | 'waiting' | 'failed' | 'stored'
  /** 0 to 100. */
  progress: number
  /** The server's address; one of our own (`waitingUrl`) until it is stored. */
  url?: string
  file?: File
}

export type QueueAction =
  | { type: 'add'; images: QueuedImage[] }
  | { type: 'progress'; key: string; progress: number }
  | { type: 'stored'; key: string; url: string }
  | { type: 'failed'; key: string }
  | { type: 'waiting'; key: string }
  | { type: 'found'; key: string; file: File; preview: string }
  | { type: 'retry'; key: string }
  | { type: 'remove'; key: string }
  | { type: 'move'; key: string; to: number }

const change = (queue: QueuedImage[], key: string, part: Partial<QueuedImage>) =>
  queue.map((image) => (image.key === key ? { ...image, ...part } : image))

function move(queue: QueuedImage[], key: string, to: number): QueuedImage[] {
  const moved = queue.find((image) => image.key === key)
  if (!moved) return queue
  const others = queue.filter((image) => image.key !== key)
  const place = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, place), moved, ...others.slice(place)]
}

/** What becomes of the pictures; what happens to one that was removed meanwhile is forgotten. */
export function reduceQueue(queue: QueuedImage[], action: QueueAction): QueuedImage[] {
  switch (action.type) {
    case 'add':
      return [...queue, ...action.images]
    case 'progress':
      return change(queue, action.key, { progress: action.progress })
    case 'stored':
      return change(queue, action.key, { state: 'stored', url: action.url, progress: 100 })
    case 'failed':
      return change(queue, action.key, { state: 'failed', progress: 0 })
    case 'waiting':
      return change(queue, action.key, { state: 'waiting', progress: 0 })
    case 'found':
      return change(queue, action.key, { file: action.file, preview: action.preview })
    case 'retry':
      return change(queue, action.key, { state: 'uploading', progress: 0 })
    case 'remove':
      return queue.filter((image) => image.key !== action.key)
    case 'move':
      return move(queue, action.key, action.to)
  }
}

/** The addresses of the pictures that have one, in the order shown. */
export const storedUrls = (queue: readonly QueuedImage[]): string[] =>
  queue.flatMap(({ url }) => (url === undefined ? [] : [url]))

/** Why the form can't be sent yet, in English; null when it can. */
export function imageQueueError(queue: readonly QueuedImage[]): string | null {
  if (queue.some(({ state }) => state === 'uploading')) {
    return 'Please wait until all images are uploaded.'
  }
  const hasFailed = queue.some(({ state }) => state === 'failed')
  return hasFailed ? 'Some images were not uploaded. Try again or remove them.' : null
}
