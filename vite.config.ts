import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { contract } from './scripts/vite/contract.ts'
import { namePages } from './scripts/vite/name-pages.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { preloadFonts } from './scripts/vite/preload-fonts.ts'
import { serviceWorker } from './scripts/vite/service-worker.ts'
import { siteIcons } from './scripts/vite/site-icons.ts'
import { weightBudget } from './scripts/vite/weight-budget.ts'

/** What every page says in Hindi. */
const hindiWords = 'src/client/platform/i18n/hindi.ts'

/** What the browser gets. */
const client: UserConfig = {
  plugins: [
    react(),
    // Body and headings; Latin letters are on every page in either language.
    preloadFonts({
      always: /(mukta-latin-400|baloo-2-latin-600)-normal-.*\.woff2$/,
      inHindi: /(mukta-devanagari-400|baloo-2-devanagari-600)-normal-.*\.woff2$/,
      hindiStyles: /\/more-fonts-[^/]*\.css$/,
      hindiWords: /\/hindi-[^/]*\.js$/,
    }),
    weightBudget({
      page: 'src/client/features/crop/crop-list.page.tsx',
      hindi: [hindiWords],
      maxBytes: 200_000,
    }),
    weightBudget({
      page: 'src/client/features/content/landing/landing.page.tsx',
      hindi: [hindiWords, 'src/client/features/content/landing/landing.hi.json'],
      maxBytes: 200_000,
    }),
    siteIcons(),
    contract(),
    serviceWorker({
      source: 'src/client/sw.ts',
      own: /(dashboard\/(dashboard|home\/dashboard-home)|(crop|equipment)-(mine|add|edit))\.page\.tsx$|ui\/form\/fields\/(date|tags|images)-field\.tsx$/,
      onlyWhenUsed: /hindi-|\badmin\b/,
    }),
    precompress(),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Lowering light-dark() would tie it to a fixed colour scheme and lose ours; phones' browsers of
    // 2024 know it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The server names a page's chunks in the HTML, so that they travel beside the entry.
    manifest: 'pages.json',
    rolldownOptions: {
      output: {
        // Instead of dozens of crumbs: one chunk of what every page needs, one of the icons that many
        // have, one of the controls of forms and lists, one of what the listing pages share.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'icons', test: /tabler.icons-react/, minShareCount: 3, priority: 1 },
            {
              name: 'controls',
              test: /@mantine.core.esm.components.(Alert|Checkbox|CloseButton|Input|InputBase|NativeSelect|Skeleton|TextInput)\b/,
              priority: 1,
            },
            {
              name: 'listing',
              test: /domain.listing.(list|card)\b|domain.listing.(detail.seed-|crop-units)|ui.list.(list-|search-box|use-)|ui.query-view|crop-badges|(crop|pagination).constants/,
            },
          ],
        },
      },
    },
  },
}

/** What our server loads to render pages: one folder that needs nothing else. */
const server: UserConfig = {
  plugins: [react(), namePages()],
  // React's own build for production, however the server is started.
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
  },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : client))
