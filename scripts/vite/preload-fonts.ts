import type { Plugin } from 'vite'

interface Fonts {
  /** Picks from the built files' names what every reader needs. */
  always: RegExp
  /** Those that only a page in this language needs as well. */
  inHindi: RegExp
  /** The styles that name those, which the entry asks for only once it runs, as it does for … */
  hindiStyles: RegExp
  /** … the chunk of Hindi's words. */
  hindiWords: RegExp
}

/** For the page itself: by then the early script before it has set the language. */
const hindiScript = (words: string[], styles: string[], fonts: string[]) => `
      if (document.documentElement.lang === 'hi') {
        const add = (link) => document.head.append(Object.assign(document.createElement('link'), link))
        for (const href of ${JSON.stringify(words)})
          add({ rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href })
        for (const href of ${JSON.stringify(styles)}) add({ rel: 'stylesheet', crossOrigin: '', href })
        // They weigh as much as the app: on a weak line it comes first, in the phone's own letters.
        if (!/[23]g/.test(navigator.connection?.effectiveType))
          for (const href of ${JSON.stringify(fonts)})
            add({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
      }
    `

/**
 * Lets the browser fetch font files before it has read the styles that ask for them, so that the
 * first text stands in its own letters.
 */
export function preloadFonts({ always, inHindi, hindiStyles, hindiWords }: Fonts): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const filesOf = (names: RegExp) =>
          Object.keys(bundle)
            .filter((file) => names.test(file))
            .map((file) => `/${file}`)
        const links = filesOf(always).map((href) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true },
          injectTo: 'head' as const,
        }))
        const script = {
          tag: 'script',
          children: hindiScript(filesOf(hindiWords), filesOf(hindiStyles), filesOf(inHindi)),
          injectTo: 'head' as const,
        }
        return [...links, script]
      },
    },
  }
}
