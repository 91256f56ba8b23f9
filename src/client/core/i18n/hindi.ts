const files = import.meta.glob<Record<string, string>>('./hi/*.json', {
  eager: true,
  import: 'default',
})

/** All Hindi sentences, keyed by their English ones. */
export const hindi: Record<string, string> = Object.assign({}, ...Object.values(files))
