import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * What a caller of a service writes in the service's own transaction, so that both happen or neither. It runs
 * before the service's own writes, and what it throws undoes everything.
 * @param resultId the id of what the service writes.
 */
export type JoinTransaction = (em: EntityManager, resultId: string) => Promise<void>
