const files = import.meta.glob<Record<string, string>>('./hi/*.json', {
  eager: true,
  import: 'default',
})

/** The Hindi that any page can need, keyed by its English; the rest travels by area (`load-hindi.ts`). */
export const hindi: Record<string, string> = Object.assign({}, ...Object.values(files))
