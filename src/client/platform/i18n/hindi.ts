const files = import.meta.glob<Record<string, string>>('/src/client/**/*.base.hi.json', {
  eager: true,
  import: 'default',
})

/** The Hindi of sentences on any page, by the English sentence; the rest is loaded by area (`load-hindi.ts`). */
export const hindi: Record<string, string> = Object.assign({}, ...Object.values(files))
