import v8 from 'node:v8'

const growth = '--heap-growing-percent'
const pretenuring = 'allocation-site-pretenuring'

/**
 * V8 lets the heap grow to three or four times of what is in use before it looks for garbage again. At 1.2 times a busy process has
 * half of the memory. Unlike --max-old-space-size, this ends no process that needs more.
 *
 * It also guesses from which places of the code objects live long, and creates those among the old ones. Of a request that waits for the
 * database the guess is wrong: its garbage then fills the old part of the heap, and looking for it took a third of the processor's time.
 *
 * Call it after the start, while which the heap grows anyway. An operator's own option on the command line stays.
 */
export function limitHeapGrowth(): void {
  const isGiven = (name: string) => process.execArgv.some((option) => option.includes(name))
  if (!isGiven(growth)) v8.setFlagsFromString(`${growth}=20`)
  if (!isGiven(pretenuring)) v8.setFlagsFromString(`--no-${pretenuring}`)
}
