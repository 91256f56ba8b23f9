/**
 * zod tries whether it may compile code; the page's Content-Security-Policy forbids that, and the
 * browser would report the try. Set before zod comes, which most pages never need.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
