import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Lowering light-dark() would tie it to a fixed colour scheme and lose ours; phones' browsers of
    // 2024 know it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
