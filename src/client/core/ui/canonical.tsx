/** Tells search engines which of several addresses of one page is the one to keep. */
export const Canonical = ({ path }: { path: string }) => (
  // React lifts it into the document's head.
  <link rel="canonical" href={new URL(path, window.location.origin).href} />
)
