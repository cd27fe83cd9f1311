/** Derives every picture from the definitions: what is drawn, from which data, into which files. */
import { createHash } from 'node:crypto'
import { banners } from './banners.ts'
import { budgetInBytes, type OutputKind, widthsOf } from './budgets.ts'
import { celebrations } from './celebrations.ts'
import { games } from './games/all.ts'
import { interfaceArt } from './interface.ts'
import { shares } from './shares.ts'
import type {
  BannerArt,
  CelebrationArt,
  GameArt,
  InterfaceArt,
  Lettering,
  Palette,
  SceneName,
  ShareArt,
  SymbolArt,
  Tints,
} from './types.ts'

/** Raise it when the renderer's output changes; every picture is then out of date. */
const recipe = 1
const GRAIN = 5
/** Its lines hide blocks and cost bytes. */
const GRAIN_OF_DECO = 2

export type Drawing =
  | { kind: 'tile'; game: GameArt }
  | { kind: 'banner'; banner: BannerArt }
  | { kind: 'background'; name: string; scene: SceneName; palette: Palette; dim: number; grain: number; portrait: boolean }
  | { kind: 'lettering'; look: Lettering; tints: Tints }
  | { kind: 'interface'; art: InterfaceArt }
  | { kind: 'frame'; art: SymbolArt; tints: Tints }
  /** With the hashes of the pictures that it is composed of. */
  | { kind: 'share'; art: ShareArt; of: readonly string[] }
  | { kind: 'symbols'; symbols: Readonly<Record<string, SymbolArt>>; tints: Tints }

export interface Output {
  /** Below public/art/. */
  path: string
  width: number
  budget: number
}

export interface Picture {
  /** The outputs' path without size and extension. */
  name: string
  drawing: Drawing
  outputs: readonly Output[]
  /** Shown until the picture loads. */
  color: string
}

function outputs(name: string, kind: OutputKind): Output[] {
  const ending = kind === 'share' ? 'jpg' : 'webp'
  return widthsOf(kind).map((width) => ({ path: `${name}-${width}.${ending}`, width, budget: budgetInBytes(kind, width) }))
}

function tilePicture(game: GameArt): Picture {
  const { screen: _, ...tile } = game
  const name = `tiles/${game.slug}`
  return { name, drawing: { kind: 'tile', game: tile }, outputs: outputs(name, 'tile'), color: game.palette.mid }
}

function bannerPicture(banner: BannerArt): Picture {
  const name = `banners/${banner.name}`
  return { name, drawing: { kind: 'banner', banner }, outputs: outputs(name, 'banner'), color: banner.palette.mid }
}

/** Ends within the picture: on a bright page, a cut shadow shows. */
const closeShadow = 0.032

function interfacePicture(art: InterfaceArt): Picture {
  const name = `interface/${art.name}`
  return {
    name,
    drawing: { kind: 'interface', art: { spread: closeShadow, ...art } },
    outputs: outputs(name, 'interface'),
    color: art.tints[0],
  }
}

function celebrationPicture({ name: id, look, tints }: CelebrationArt): Picture {
  const name = `celebrations/${id}`
  return { name, drawing: { kind: 'lettering', look, tints }, outputs: outputs(name, 'lettering'), color: look.rim }
}

function framePictures({ slug, screen, palette, tints }: GameArt): Picture[] {
  if (!screen?.frame) return []
  const name = `games/${slug}/frame`
  const art: SymbolArt = { model: { kind: 'frame', ...screen.frame }, turn: [0, 0, 0], fill: 0.94 }
  return [{ name, drawing: { kind: 'frame', art, tints }, outputs: outputs(name, 'frame'), color: palette.mid }]
}

/** Backgrounds, lettering, frame and symbols of a playable game. */
function screenPictures(game: GameArt): Picture[] {
  const { slug, screen, palette, scene, tints, lettering } = game
  if (!screen) return []
  const color = palette.mid
  const folder = `games/${slug}`
  const symbols = { ...screen.symbols, ...screen.extras }
  const background = (portrait: boolean): Picture => {
    const name = `${folder}/background-${portrait ? 'portrait' : 'landscape'}`
    const [output] = outputs(name, 'background').filter(({ width }) => width === (portrait ? 768 : 1536))
    return {
      name,
      drawing: {
        kind: 'background',
        name: slug,
        scene,
        palette,
        dim: screen.dim,
        grain: scene === 'deco' ? GRAIN_OF_DECO : GRAIN,
        portrait,
      },
      outputs: [output!],
      color,
    }
  }
  const title = (name: string, look: Lettering): Picture => ({
    name: `${folder}/${name}`,
    drawing: { kind: 'lettering', look, tints },
    outputs: outputs(`${folder}/${name}`, 'lettering'),
    color,
  })
  const oneLine: Lettering = {
    ...lettering,
    lines: [{ text: lettering.lines.map(({ text }) => text).join(' ') }],
    warp: 'arch',
    amount: 0.1,
  }
  return [
    background(true),
    background(false),
    title('lettering-stacked', lettering),
    title('lettering-line', oneLine),
    ...framePictures(game),
    {
      name: `${folder}/symbols`,
      drawing: { kind: 'symbols', symbols, tints },
      outputs: [
        ...Object.keys(symbols).flatMap((id) => outputs(`${folder}/symbols/${id}`, 'symbol')),
        ...outputs(`${folder}/atlas`, 'atlas'),
      ],
      color,
    },
  ]
}

/** Last, as they are composed of others. */
function sharePicture(art: ShareArt, drawn: readonly Picture[]): Picture {
  const name = `share/${art.kind === 'brand' ? art.id : art.slug}`
  const of = drawn.filter((each) => sourcesOf(art).includes(each.name)).map(definitionHash)
  const color = art.kind === 'brand' ? art.darkest : art.color
  return { name, drawing: { kind: 'share', art, of }, outputs: outputs(name, 'share'), color }
}

const sourcesOf = (art: ShareArt): readonly string[] =>
  art.kind === 'brand'
    ? [`banners/${art.scene}`, `interface/${art.mark}`]
    : [`tiles/${art.slug}`, `games/${art.slug}/background-landscape`, `games/${art.slug}/lettering-stacked`]

export function allPictures(): Picture[] {
  const drawn = [
    ...games.map(tilePicture),
    ...games.flatMap(screenPictures),
    ...banners.map(bannerPicture),
    ...interfaceArt.map(interfacePicture),
    ...celebrations.map(celebrationPicture),
  ]
  return [...drawn, ...shares.map((art) => sharePicture(art, drawn))]
}

/** Sorted keys, so that moving a line in a definition is no change. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join()}}`
}

export function shortHash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 16)
}

/** The hash of everything that decides how the picture looks and which files it fills. */
export function definitionHash({ drawing, outputs: files }: Picture): string {
  return shortHash(canonical({ recipe, drawing, files: files.map(({ path }) => path) }))
}
