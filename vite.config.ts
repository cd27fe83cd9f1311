import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { iconSprite } from './apps/site/vite/icons.ts'
import { lightContracts } from './apps/site/vite/light-contracts.ts'
import { ICON_NAMES } from './ui/icons/names.ts'

export default defineConfig({
  plugins: [
    iconSprite(ICON_NAMES, resolve(import.meta.dirname, '.cache/icons')),
    lightContracts(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    // Nothing is inlined: the content security policy stays one short line.
    assetsInlineLimit: 0,
    manifest: true,
  },
  server: { fs: { allow: [import.meta.dirname] } },
})
