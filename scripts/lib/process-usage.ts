import { readFileSync } from 'node:fs'

/** Milliseconds of a clock tick, in which Linux counts CPU time (`getconf CLK_TCK` is 100). */
const tickMs = 10

/**
 * CPU time that a process and all its threads have used, user and system (fields 14 and 15 of
 * /proc/<pid>/stat), in milliseconds. It goes by whole ticks of 10 ms.
 */
export function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the program's name in brackets, which may itself have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** Megabytes of a process's resident memory (VmRSS). */
export function memoryMbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1]) / 1024
}
