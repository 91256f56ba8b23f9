/**
 * zod tests whether it may compile code, which the page's Content-Security-Policy forbids and the browser
 * would report. This must run before zod loads, which most pages never need.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
