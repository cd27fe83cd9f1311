/** The share picture of a link as a page: existing art and a name. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { artFolder } from './manifest.ts'
import type { ShareArt } from './types.ts'

export const shareSize = { width: 1200, height: 630 }

const dataUrl = async (type: string, file: URL | string): Promise<string> =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`

const picture = (path: string): Promise<string> => dataUrl('image/webp', new URL(path, artFolder))

function font(name: string): Promise<string> {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  return dataUrl('font/woff2', createRequire(import.meta.url).resolve(file))
}

const frame = (css: string, body: string): string => `<!doctype html><meta charset="utf-8"><style>
* { margin: 0; box-sizing: border-box; }
body { width: ${shareSize.width}px; height: ${shareSize.height}px; overflow: hidden; position: relative; color: #fff; }
img { position: absolute; display: block; }
${css}</style>${body}`

export function sharePage(art: ShareArt): Promise<string> {
  return art.kind === 'brand' ? brandPage(art) : gamePage(art)
}

/** The brand's scene, with the mark and the name on its quiet side. */
async function brandPage({ name, scene, mark, darkest, face }: Extract<ShareArt, { kind: 'brand' }>): Promise<string> {
  const [back, sign, type] = await Promise.all([
    picture(`banners/${scene}-1536.webp`),
    picture(`interface/${mark}-256.webp`),
    font(face),
  ])
  const css = `
@font-face { font-family: Face; src: url(${type}); font-weight: 100 900; }
body { background: ${darkest}; }
.scene { height: 630px; right: -180px; top: 0; }
.veil { position: absolute; inset: 0; background: linear-gradient(90deg, ${darkest} 20%, ${darkest}cc 42%, transparent 66%); }
.mark { left: 72px; top: 148px; width: 168px; height: 168px; filter: drop-shadow(0 12px 24px #000a); }
h1 { position: absolute; left: 72px; top: 336px; font: 800 104px/1.1 Face; letter-spacing: -0.02em; text-shadow: 0 6px 32px #000c; }`
  const body = `<img class="scene" src="${back}"><div class="veil"></div><img class="mark" src="${sign}"><h1>${name}</h1>`
  return frame(css, body)
}

/** The game's own place, its title, and its card. */
async function gamePage({ slug, color }: Extract<ShareArt, { kind: 'game' }>): Promise<string> {
  const [back, card, title] = await Promise.all([
    picture(`games/${slug}/background-landscape-1536.webp`),
    picture(`tiles/${slug}-768.webp`),
    picture(`games/${slug}/lettering-stacked-768.webp`),
  ])
  const css = `
body { background: ${color}; }
.back { width: 1240px; height: 775px; left: -20px; top: -72px; filter: blur(3px) saturate(1.15); }
.veil { position: absolute; inset: 0; background: radial-gradient(900px 700px at 30% 50%, transparent, #0009); }
.card { right: 72px; top: 88px; width: 500px; height: 454px; object-fit: cover; object-position: top; border-radius: 36px; transform: rotate(3deg); box-shadow: 0 28px 64px #000b, 0 0 0 4px #fff3; }
.title { left: 64px; top: 50%; width: 560px; max-height: 470px; object-fit: contain; transform: translateY(-50%); filter: drop-shadow(0 16px 28px #000c); }`
  return frame(
    css,
    `<img class="back" src="${back}"><div class="veil"></div><img class="title" src="${title}"><img class="card" src="${card}">`,
  )
}
