/** A logged-in user, or else a network address. */
export interface Visitor {
  userId: string | null
  ip: string
}

/** Counts views in memory, so that a request need not wait for the database. */
export interface ViewCounter {
  add(id: string, visitor: Visitor): void
  /** Writes the counted views to the database. */
  flush(): Promise<void>
}
