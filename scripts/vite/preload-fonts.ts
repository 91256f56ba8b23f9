import type { Plugin } from 'vite'

interface Fonts {
  /** Matches the built fonts that every page needs. */
  always: RegExp
  /** Matches the fonts that pages in Hindi need as well. */
  inHindi: RegExp
  /** Matches the styles of those fonts, which the entry otherwise loads only once it runs. */
  hindiStyles: RegExp
  /** Matches the chunk of the Hindi texts, which loads as late. */
  hindiTexts: RegExp
}

/** A script for index.html, after the one that sets the language. */
const hindiScript = (texts: string[], styles: string[], fonts: string[]) => `
      if (document.documentElement.lang === 'hi') {
        const add = (link) => document.head.append(Object.assign(document.createElement('link'), link))
        // A page that brought its sentences loads the others later; people who are logged in see more than it has.
        const { hasSentences, otherLanguage, member } = document.documentElement.dataset
        const needsTexts = hasSentences === undefined || otherLanguage !== undefined || member !== undefined
        for (const href of needsTexts ? ${JSON.stringify(texts)} : [])
          add({ rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href })
        // As in main.tsx: the fonts are larger than the app, so slow connections keep the phone's own.
        const { saveData, effectiveType } = navigator.connection ?? {}
        if (!saveData && !/[23]g/.test(effectiveType)) {
          for (const href of ${JSON.stringify(styles)}) add({ rel: 'stylesheet', crossOrigin: '', href })
          for (const href of ${JSON.stringify(fonts)})
            add({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
        }
      }
    `

/**
 * Lets the browser load the fonts before the styles that refer to them, so that the first text is
 * shown in its own font.
 */
export function preloadFonts({ always, inHindi, hindiStyles, hindiTexts }: Fonts): Plugin {
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
          children: hindiScript(filesOf(hindiTexts), filesOf(hindiStyles), filesOf(inHindi)),
          injectTo: 'head' as const,
        }
        return [...links, script]
      },
    },
  }
}
