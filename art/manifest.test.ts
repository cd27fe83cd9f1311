import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { CREDITS } from '#apps/site/web/pages/credit-list.ts'
import { allGames, slotGames } from '#games/all.ts'
import { THEMES } from '#themes/all.ts'
import { budgetInBytes, widthsOf } from './budgets.ts'
import { games } from './games/all.ts'
import { ingredients } from './ingredients.ts'
import { interfaceArt } from './interface.ts'
import { artFolder, readManifest } from './manifest.ts'
import { shares } from './shares.ts'
import { allPictures, definitionHash, shortHash } from './pictures.ts'

const manifest = await readManifest()
const pictures = allPictures()
const readJson = async <T>(name: string) => JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8')) as T
const authors = await readJson<Record<string, string>>('icon-authors.json')

/** The offset of a webp's size: the extended, the lossy or the lossless header. */
function webpSize(data: Uint8Array): { width: number; height: number } {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const chunk = new TextDecoder().decode(data.subarray(12, 16))
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (chunk === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 }
  if (chunk === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

describe('the committed pictures', () => {
  test.each(pictures.map((picture) => [picture.name, picture] as const))('%s is the picture of its definition', (_, picture) => {
    const expected = definitionHash(picture)
    for (const { path } of picture.outputs) expect(manifest[path]?.definition, `${path}: run npm run art`).toBe(expected)
  })

  test.each(Object.entries(manifest))('%s is the file named in the manifest', async (path, entry) => {
    const data = await readFile(new URL(path, artFolder))
    expect(shortHash(data)).toBe(entry.file)
    expect(data.length).toBe(entry.bytes)
    if (path.endsWith('.webp')) expect(webpSize(data)).toEqual({ width: entry.width, height: entry.height })
  })

  test('every file is within its budget', () => {
    const over = pictures
      .flatMap(({ outputs }) => outputs)
      .filter(({ path, budget }) => (manifest[path]?.bytes ?? Infinity) > budget)
    expect(over).toEqual([])
  })

  test('the folder has no file without a definition', async () => {
    const files = (await readdir(artFolder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile()).length
    expect(files).toBe(Object.keys(manifest).length + 1) // and the manifest itself
    const described = pictures.flatMap(({ outputs }) => outputs.map(({ path }) => path))
    expect(
      Object.keys(manifest)
        .filter((path) => /\.(webp|jpg)$/.test(path))
        .toSorted(),
    ).toEqual(described.toSorted())
  })

  test('bg_color is a color', () => {
    for (const [path, { bg_color }] of Object.entries(manifest)) expect(bg_color, path).toMatch(/^#[0-9a-f]{6}$/)
  })
})

test('every brand and every playable game has a share picture', () => {
  for (const { id, name, look } of THEMES) {
    expect(manifest[`share/${id}-1200.jpg`], id).toMatchObject({ width: 1200, height: 630 })
    const { picture, darkest } = look.scene
    const said = { kind: 'brand', id, name, scene: picture, darkest, mark: look.logo, face: look.displayFont }
    expect(shares).toContainEqual(said)
  }
  for (const { slug } of allGames) expect(manifest[`share/${slug}-1200.jpg`], slug).toBeDefined()
})

describe('what every game has', () => {
  test('slugs are unique and derived from their title', () => {
    expect(new Set(games.map(({ slug }) => slug)).size).toBe(games.length)
    for (const { slug, title } of games) expect(slug).toBe(title.toLowerCase().replaceAll("'", '').replaceAll(' ', '-'))
  })

  test.each(games.map((game) => [game.slug, game] as const))('%s has a tile in three widths at 3:4', (slug) => {
    for (const width of [320, 576, 768]) {
      const entry = manifest[`tiles/${slug}-${width}.webp`]
      expect(entry).toBeDefined()
      expect(entry!.width).toBe(width)
      expect(Math.abs(entry!.height - (width * 4) / 3)).toBeLessThan(2)
    }
  })

  const screens = games.flatMap(({ slug, screen }) => (screen ? [[slug, screen] as const] : []))

  test.each(screens)('the screen of %s has its backgrounds, lettering, frame, symbols and atlases', (slug, screen) => {
    const ids = Object.keys({ ...screen.symbols, ...screen.extras })
    const folder = `games/${slug}`
    const files = [
      'background-portrait-768',
      'background-landscape-1536',
      ...(screen.frame ? ['frame-512'] : []),
      ...widthsOf('lettering').flatMap((width) => [`lettering-line-${width}`, `lettering-stacked-${width}`]),
      ...ids.flatMap((id) => widthsOf('symbol').map((width) => `symbols/${id}-${width}`)),
    ]
    for (const file of files) expect(manifest[`${folder}/${file}.webp`], file).toBeDefined()
    for (const width of widthsOf('atlas')) {
      const sheet = JSON.parse(readFileSync(new URL(`${folder}/atlas-${width}.json`, artFolder), 'utf8')) as {
        frames: Record<string, { frame: { x: number; y: number; w: number; h: number } }>
        meta: { image: string; size: { w: number; h: number } }
      }
      expect(sheet.meta.image).toBe(`atlas-${width}.webp`)
      expect(Object.keys(sheet.frames).toSorted()).toEqual(ids.toSorted())
      for (const { frame } of Object.values(sheet.frames)) {
        expect(frame.x + frame.w).toBeLessThanOrEqual(sheet.meta.size.w)
        expect(frame.y + frame.h).toBeLessThanOrEqual(sheet.meta.size.h)
      }
    }
  })

  test.each(allGames.map((card) => [card.slug, card] as const))('the tile of %s matches the lobby', (slug, card) => {
    const art = games.find((game) => game.slug === slug)
    expect(art?.title).toBe(card.title)
    expect(art?.palette.mid).toBe(card.bgColor)
  })

  test.each(slotGames.map((game) => [game.slug, game] as const))('every symbol in the rules of %s is drawn', (slug, game) => {
    const drawn = Object.keys(games.find((art) => art.slug === slug)?.screen?.symbols ?? {})
    expect(game.definition.symbols.filter(({ id }) => !drawn.includes(id))).toEqual([])
  })

  test('interface art has four sizes', () => {
    for (const { name } of interfaceArt)
      for (const width of [64, 128, 256, 512]) expect(manifest[`interface/${name}-${width}.webp`], name).toBeDefined()
  })
})

describe('attribution', () => {
  test('every icon has its author', () => {
    expect(Object.keys(authors).toSorted()).toEqual(ingredients().icons)
    for (const author of Object.values(authors)) expect(author).not.toBe('')
  })

  test('every author and every lettering font is in the credits and the notices', async () => {
    const notice = await readFile(new URL('../NOTICE', import.meta.url), 'utf8')
    const icons = CREDITS.find(({ name }) => name === 'Game-icons.net')
    for (const author of new Set(Object.values(authors))) {
      expect(icons?.authors).toContain(author)
      expect(notice).toContain(author)
    }
    for (const font of ingredients().fonts) expect(notice).toContain(`@fontsource/${font} `)
  })

  test('an unknown budget is an error, not a free pass', () => {
    expect(() => budgetInBytes('tile', 999)).toThrow('no budget')
  })
})
