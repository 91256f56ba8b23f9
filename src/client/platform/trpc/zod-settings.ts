/**
 * zod tests whether it may compile code. The page's Content-Security-Policy forbids that, and the
 * browser would report a violation. Must be set before zod loads.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
