import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { parseOklch, toHex } from '#apps/site/looks/color.ts'
import { readThemeTokens } from '#apps/site/looks/read-styles.ts'
import { THEMES } from '#themes/all.ts'
import { ICON_SIZES } from '../../icon-sizes.ts'
import { type BrandIcon, iconPng, iconSvg } from './draw-icon.ts'

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const

/** Draws each brand's icon from its colors and mark: `/icons/<brand>.svg`, and as PNG in device sizes. */
export function brandIcons(): Plugin {
  return {
    name: 'croupier:brand-icons',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use('/icons/', (request, response, next) => {
        const name = request.url?.slice(1) ?? ''
        const file = filesOf(name.replace(/[-.].*$/, '')).find((each) => each.name === name)
        if (!file) return next()
        response.setHeader('content-type', TYPES[name.endsWith('svg') ? 'svg' : 'png'])
        response.end(file.draw())
      })
    },
    generateBundle() {
      for (const { id } of THEMES) {
        for (const { name, draw } of filesOf(id)) this.emitFile({ type: 'asset', fileName: `icons/${name}`, source: draw() })
      }
    },
  }
}

interface IconFile {
  readonly name: string
  readonly draw: () => string | Buffer
}

function filesOf(brand: string): readonly IconFile[] {
  const theme = THEMES.find(({ id }) => id === brand)
  if (!theme) return []
  const icon = iconOf(theme)
  const sizes = ICON_SIZES.map(({ file, ...of }): IconFile => ({ name: `${brand}-${file}.png`, draw: () => iconPng(icon, of) }))
  return [{ name: `${brand}.svg`, draw: () => iconSvg(icon) }, ...sizes]
}

export function iconOf({ id, look }: { id: string; look: { mark: string } }): BrandIcon {
  const tokens = readThemeTokens().get(id)
  const color = (name: string) => toHex(parseOklch(tokens?.[name] ?? '')) as `#${string}`
  return { ground: [color('bg2'), color('bg0')], ink: [color('ac'), color('ac2')], glyph: glyphOf(look.mark) }
}

function glyphOf(name: string): string {
  const path = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json')
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { icons: Readonly<Record<string, { body: string }>> }
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
  if (paths.length === 0) throw new Error(`no Phosphor icon is called ${name}`)
  return paths.join(' ')
}
