import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './scripts/vite/precompress.ts'
import { preloadFonts } from './scripts/vite/preload-fonts.ts'
import { weightBudget } from './scripts/vite/weight-budget.ts'

export default defineConfig({
  plugins: [
    react(),
    // Body and headings in Latin letters, which every page has in either language.
    preloadFonts((file) => /(mukta-latin-400|baloo-2-latin-600)-normal-.*\.woff2$/.test(file)),
    weightBudget({ page: 'src/client/features/crop/crop-list.page.tsx', maxBytes: 200_000 }),
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
        // One chunk of what every page needs, instead of dozens of crumbs.
        codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] },
      },
    },
  },
})
