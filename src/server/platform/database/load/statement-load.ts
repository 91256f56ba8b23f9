import { AsyncLocalStorage } from 'node:async_hooks'
import { createStatementQueue, longestExpectedMs, type QueueOptions } from './statement-queue.ts'

/** Up to this many pending statements are not a sign of overload. */
const fewPending = 32

/** Reads outside of transactions have connections of their own. */
export type StatementLane = 'reading' | 'writing'

interface Work {
  lane: StatementLane
  /** Groups statements of similar cost: the name of a statement, '' for all without one. */
  kind: string
  /** Background work: no user waits for it. */
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

interface LoadOptions extends Omit<QueueOptions, 'slots'> {
  slots: Record<StatementLane, number>
}

/** Marks work inside a transaction: its reads do not wait for their turn, which could wait for that very transaction. */
const transactionScope = new AsyncLocalStorage<true>()

export function createStatementLoad({ slots, ...options }: LoadOptions): StatementLoad {
  const queues = {
    reading: createStatementQueue({ ...options, slots: slots.reading }),
    writing: createStatementQueue({ ...options, slots: slots.writing }),
  }
  const pending = () => queues.reading.size() + queues.writing.size()
  return {
    pending,
    isTooHigh: () =>
      pending() > fewPending &&
      Math.max(queues.reading.expectedWaitMs(), queues.writing.expectedWaitMs()) >
        longestExpectedMs,
    run: ({ lane, ...work }, run) =>
      queues[lane].run(
        { ...work, isNested: transactionScope.getStore() === true },
        lane === 'writing' ? () => transactionScope.run(true, run) : run,
      ),
  }
}
