import { AsyncLocalStorage } from 'node:async_hooks'
import { createStatementLine, type LineOptions, longestExpectedMs } from './statement-line.ts'

/** Statements that run or wait without meaning anything: they are done in no time. */
const fewPending = 32

/** Reads outside of transactions have connections of their own. */
export type StatementLane = 'reading' | 'writing'

interface Work {
  lane: StatementLane
  /** What takes equally long: the name of a statement; '' for all that have none. */
  kind: string
  /** No user waits for it. */
  isPatient: boolean
}

/** Tells from the statements under way whether the database keeps up. */
export interface StatementLoad {
  /** How many statements and transactions run or wait. */
  pending(): number
  /** Whether what comes now would wait too long. */
  isTooHigh(): boolean
  /**
   * Runs a statement or a transaction when it is its turn.
   * @throws AppError `service.unavailable` (503) when it has waited too long among many others.
   */
  run<T>(work: Work, run: () => Promise<T>): Promise<T>
}

interface LoadOptions extends Omit<LineOptions, 'slots'> {
  slots: Record<StatementLane, number>
}

/** What runs within a transaction, perhaps on a connection of its own. */
const writing = new AsyncLocalStorage<true>()

export function createStatementLoad({ slots, ...options }: LoadOptions): StatementLoad {
  const lines = {
    reading: createStatementLine({ ...options, slots: slots.reading }),
    writing: createStatementLine({ ...options, slots: slots.writing }),
  }
  const pending = () => lines.reading.size() + lines.writing.size()
  return {
    pending,
    isTooHigh: () =>
      pending() > fewPending &&
      Math.max(lines.reading.expectedWaitMs(), lines.writing.expectedWaitMs()) > longestExpectedMs,
    run: ({ lane, ...work }, run) =>
      lines[lane].run(
        { ...work, isNested: writing.getStore() === true },
        lane === 'writing' ? () => writing.run(true, run) : run,
      ),
  }
}
