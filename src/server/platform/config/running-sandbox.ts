import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeSource } from '#shared/kit/clock.ts'
import type { Env } from './env.ts'

/** A sandbox while work of its own runs. */
export interface RunningSandbox {
  id: string
  /** How far its clock is ahead of the real time, in milliseconds. */
  aheadMs: number
}

const runningSandboxes = new AsyncLocalStorage<RunningSandbox | undefined>()
setTimeSource(() => Date.now() + (runningSandboxes.getStore()?.aheadMs ?? 0))

/** Runs work, and all that it starts, by the clock of a sandbox. */
export const runInSandbox = <T>(sandbox: RunningSandbox, work: () => T): T =>
  runningSandboxes.run(sandbox, work)

/** Runs work of the real shop that a sandbox asks for, by the real clock. */
export const runInRealShop = <T>(work: () => T): T => runningSandboxes.run(undefined, work)

/** The sandbox whose work runs; undefined in the real shop. */
export const currentSandbox = (): RunningSandbox | undefined => runningSandboxes.getStore()

/**
 * Whose share of this process's memory and time work for a user counts for. All people of a sandbox are
 * one: they have the same ids in every sandbox, and a program can invent as many as it likes.
 */
export const processShareOf = (userId: string): string => runningSandboxes.getStore()?.id ?? userId

/** How the token of a session in a sandbox begins; 32 hexadecimal digits are the sandbox's id. */
export const sandboxTokenPrefix = (id: string) => `khs_test_${id.replaceAll('-', '')}_`

/** @returns the sandbox that a session's token belongs to; null for one of the real shop. */
export function sandboxIdOfToken(token: string): string | null {
  const [, id] = /^khs_test_([0-9a-f]{32})_/.exec(token) ?? []
  return id?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') ?? null
}

/** Whether people can have sandboxes: beside PostgreSQL they need a server to create databases on. */
export const hasSandboxes = ({ DATABASE_URL, SANDBOX_DATABASE_URL, isSandbox }: Env): boolean =>
  !isSandbox && (DATABASE_URL === undefined || SANDBOX_DATABASE_URL !== undefined)
