/**
 * Loaded into the server's process before the app (`node --expose-gc --import`): collects garbage when
 * the process that started it asks for it, so that memory in use is measured and not memory that V8
 * has not yet bothered to give back.
 */
process.on('message', (message) => {
  if (message !== 'collect garbage') return
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
