/** Serves the easel page on the loopback address: our modules without their types, packages, icons. */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { extname, normalize } from 'node:path'
import { toolchain, toolchainFile } from './toolchain.ts'

const page = `<!doctype html><meta charset="utf-8"><title>easel</title><link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify({
  imports: {
    three: '/npm/three/build/three.module.js',
    'three/addons/': '/npm/three/examples/jsm/',
    'opentype.js': '/npm/opentype.js/dist/opentype.mjs',
  },
})}</script>
<script type="module" src="/page/main.ts"></script>`

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.ts': 'text/javascript',
  '.svg': 'image/svg+xml',
}

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>
  width?: number
  height?: number
}

const iconSets = new Map<string, IconSet>()

function iconSet(name: string): IconSet {
  const known = iconSets.get(name)
  if (known) return known
  const loaded = createRequire(new URL('package.json', toolchain))(`@iconify-json/${name}/icons.json`) as IconSet
  iconSets.set(name, loaded)
  return loaded
}

function iconSvg(set: string, name: string): string {
  const { icons, width = 16, height = 16 } = iconSet(set)
  const icon = icons[name]
  if (!icon) throw new Error(`no icon ${name} in ${set}`)
  const box = `0 0 ${icon.width ?? width} ${icon.height ?? height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="${box}">${icon.body}</svg>`
}

async function answer(path: string): Promise<string | Uint8Array> {
  const icon = /^\/icon\/([\w-]+)\/([\w-]+)\.svg$/.exec(path)
  if (icon) return iconSvg(icon[1]!, icon[2]!)
  if (path.startsWith('/npm/')) return readFile(toolchainFile(`node_modules/${path.slice(5)}`))
  if (path.startsWith('/page/') && extname(path) === '.ts') {
    return stripTypeScriptTypes(await readFile(new URL(`.${path}`, import.meta.url), 'utf8'))
  }
  throw new Error(`nothing at ${path}`)
}

/** On any free port, so that two checkouts can draw at the same time. */
export function serveEasel(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://easel').pathname)
    if (path === '/') return void response.setHeader('content-type', 'text/html').end(page)
    answer(path).then(
      (body) => response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(body),
      (error: unknown) => response.writeHead(404).end(String(error)),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}
