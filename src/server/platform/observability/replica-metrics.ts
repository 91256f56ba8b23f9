import { Counter, Gauge, type Registry } from 'prom-client'

/** What replicas say of themselves. */
interface ReplicaReport {
  states(): readonly { name: string; isInUse: boolean; lagSeconds: number }[]
  reads(): ReadonlyMap<string, number>
}

/** Adds what replicas answer, and which of them are used, to `/metrics`. */
export function reportReplicas(registry: Registry, replicas: ReplicaReport): void {
  const registers = [registry]
  new Gauge({
    name: 'database_replica_in_use',
    help: '1 while reads go to the replica, 0 while it is left out',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, isInUse } of replicas.states())
        this.set({ replica: name }, isInUse ? 1 : 0)
    },
  })
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Seconds that the replica is behind the primary; +Inf while it does not answer',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, lagSeconds } of replicas.states()) this.set({ replica: name }, lagSeconds)
    },
  })
  new Counter({
    name: 'database_reads_total',
    help: 'Reads that a replica may answer, by who did: replica, or the primary because no replica had replayed enough (primary-not-replayed), none was used (primary-no-replica) or one failed (primary-retry)',
    labelNames: ['target'],
    registers,
    collect() {
      this.reset()
      for (const [target, count] of replicas.reads()) this.inc({ target }, count)
    },
  })
}
