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

type Files = Record<keyof Fonts, string[]>

/** A script for index.html, after the one that sets the language. */
const script = ({ always, inHindi, hindiStyles, hindiTexts }: Files) => `
      {
        const root = document.documentElement
        const add = (link) => document.head.append(Object.assign(document.createElement('link'), link))
        const { hasSentences, loadsSentences, otherLanguage, member } = root.dataset
        const isHindi = root.lang === 'hi'
        // A rendered page brought its sentences, or loads them with its code; people who are logged in see more than it has.
        const isRendered = hasSentences !== undefined || loadsSentences !== undefined
        const needsTexts = !isRendered || otherLanguage !== undefined || member !== undefined
        for (const href of isHindi && needsTexts ? ${JSON.stringify(hindiTexts)} : [])
          add({ rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href })
        // Otherwise the phone's own are painted first, or stay (theme/fallback-fonts.css).
        if (root.dataset.fallbackFonts === undefined) {
          for (const href of isHindi ? ${JSON.stringify(hindiStyles)} : []) add({ rel: 'stylesheet', crossOrigin: '', href })
          for (const href of [...${JSON.stringify(always)}, ...(isHindi ? ${JSON.stringify(inHindi)} : [])])
            add({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
        }
      }
    `

/**
 * Lets the browser load the fonts before the styles that refer to them, so that the first text is
 * shown in its own font, unless this is the first visit or the connection is slow.
 */
export function preloadFonts(fonts: Fonts): Plugin {
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
        const files = {
          always: filesOf(fonts.always),
          inHindi: filesOf(fonts.inHindi),
          hindiStyles: filesOf(fonts.hindiStyles),
          hindiTexts: filesOf(fonts.hindiTexts),
        }
        return [{ tag: 'script', children: script(files), injectTo: 'head' as const }]
      },
    },
  }
}
