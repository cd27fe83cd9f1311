import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const VIRTUAL = 'virtual:icon-sprite'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

/** Draws one SVG sprite of the named Phosphor icons; `virtual:icon-sprite` is its URL. */
export function iconSprite(names: readonly string[], folder: string): Plugin {
  const file = resolve(folder, 'icons.svg')
  return {
    name: 'croupier:icon-sprite',
    configResolved() {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, draw(names))
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load: (id) => (id === `\0${VIRTUAL}` ? `export { default } from ${JSON.stringify(`${file}?url`)}` : null),
  }
}

function draw(names: readonly string[]): string {
  const path = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json')
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as IconSet
  const symbols = names.map((name) => {
    const icon = icons[name]
    if (!icon) throw new Error(`no Phosphor icon is called ${name}`)
    return `<symbol id="${name}" viewBox="0 0 256 256">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
