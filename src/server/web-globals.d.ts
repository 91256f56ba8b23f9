/** The one part of WebAssembly that the server names; @types/node has none of it. */
declare namespace WebAssembly {
  class RuntimeError extends Error {}
}
