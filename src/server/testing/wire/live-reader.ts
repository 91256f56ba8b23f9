import type { LiveEvent } from '#shared/live/live.schema.ts'

/** Reads a user's live stream as a browser does, from an app that listens at `address`. */
export async function openLiveStream(address: string, token: string) {
  const leave = new AbortController()
  const response = await fetch(`${address}/trpc/live.events`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: leave.signal,
  })
  const events: LiveEvent[] = []
  const kinds: string[] = []
  let text = ''

  function read(block: string) {
    const lines = block.split('\n')
    const fieldOf = (name: string) =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
    const [kind, data] = [fieldOf('event'), fieldOf('data')]
    if (kind) kinds.push(kind)
    else if (data) events.push(JSON.parse(data).json)
  }
  /** Resolves when the server or the reader has closed the stream. */
  const ended = (async () => {
    try {
      for await (const bytes of response.body ?? []) {
        text += Buffer.from(bytes).toString('utf8')
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) read(block.trim())
      }
    } catch (error) {
      if (!leave.signal.aborted) throw error
    }
  })()
  return {
    status: response.status,
    headers: response.headers,
    events,
    kinds,
    ended,
    leave: () => leave.abort(),
  }
}
