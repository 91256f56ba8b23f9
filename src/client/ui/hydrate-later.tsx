import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { waitingAttribute } from '#client/platform/hydration/early-input.ts'

/** The moment in which a part may be taken over. */
interface Turn {
  hasCome: boolean
  promise: Promise<void>
}

let isHydrating = false
let lastTurn: Promise<void> = Promise.resolve()

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

function createTurn(): Turn {
  const turn: Turn = {
    hasCome: false,
    promise: lastTurn.then(nextTask).then(() => {
      turn.hasCome = true
    }),
  }
  lastTurn = turn.promise
  return turn
}

/** Call before the server's page is taken over: its `HydrateLater` parts then follow in tasks of their own. */
export function startHydration(): void {
  isHydrating = true
}

/** Waits until all parts have been taken over, those within parts too; what appears after that needs no turn. */
export async function finishHydration(): Promise<void> {
  for (let seen: Promise<void> | null = null; seen !== lastTurn; ) {
    seen = lastTurn
    // A part that has had its turn is rendered in the next task, with the parts within it.
    await seen.then(nextTask)
  }
  isHydrating = false
}

/** Marks an element that waits for its turn. */
const waiting = { [waitingAttribute]: '' } as const
const unmark = (element: Element | null) => element?.removeAttribute(waitingAttribute)

export type WaitingMark = Partial<typeof waiting> & { ref?: typeof unmark }

type RenderElement = (mark: WaitingMark) => ReactNode

interface PartProps {
  turn: Turn | null
  onTaken: () => void
  children: RenderElement
}

function Part({ turn, onTaken, children }: PartProps) {
  // Preact leaves the server's element as it is while this suspends.
  if (turn && !turn.hasCome) throw turn.promise
  useEffect(onTaken, [onTaken])
  if (import.meta.env.SSR) return children(waiting)
  // Without a turn too: the server marked the element in any case.
  return children({ ...waiting, ref: unmark })
}

interface LaterProps<Children> {
  /** Where it may appear after the page was taken over, and then too in a task of its own: what is shown until then. */
  standIn?: ReactNode
  children: Children
}

/**
 * One element that is taken over from the server's page after the rest, in a task of its own: a cheap phone then
 * answers presses and scrolling in between.
 * @param children renders the element, with the mark among its props.
 */
export function HydrateLater({ standIn = null, children }: LaterProps<RenderElement>) {
  const [turn] = useState(() =>
    isHydrating || (standIn !== null && !import.meta.env.SSR) ? createTurn() : null,
  )
  // What is around it may have changed before its turn, and the server's element has to meet what it was rendered from.
  const [first, setFirst] = useState(() => (turn ? { render: children } : null))
  const handleTaken = useCallback(() => setFirst(null), [])
  return (
    <Suspense fallback={standIn}>
      <Part turn={turn} onTaken={handleTaken}>
        {first ? first.render : children}
      </Part>
    </Suspense>
  )
}

/** Its children are laid out as if they were the parent's. */
const blockStyle = { display: 'contents' }

/** A block of a page that is taken over like `HydrateLater`, in an element that has no box of its own. */
export const HydrateBlockLater = ({ standIn, children }: LaterProps<ReactNode>) => (
  <HydrateLater standIn={standIn}>
    {(mark) => (
      <div {...mark} style={blockStyle}>
        {children}
      </div>
    )}
  </HydrateLater>
)
