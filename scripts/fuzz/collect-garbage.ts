/**
 * Loaded into the server's process before the app (`node --expose-gc --import`): collects garbage when
 * its parent process asks for it, so that only memory in use is measured, not memory that V8 has not
 * released yet.
 */
process.on('message', (message) => {
  if (message !== 'collect garbage') return
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
