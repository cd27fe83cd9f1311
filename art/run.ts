/**
 * npm run art              draws every picture whose definition is not the one it was drawn from
 * npm run art -- wyrm      draws the pictures with `wyrm` in their name, changed or not
 * npm run art -- --all     draws everything
 * npm run art -- --list    says what would be drawn
 */
import { rm } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { drawContactSheets } from './contact-sheet.ts'
import { drawPicture } from './draw.ts'
import type { Written } from './encode.ts'
import { openEasel } from './easel.ts'
import { artFolder, type Manifest, readManifest, writeManifest } from './manifest.ts'
import { writeNotices } from './notices.ts'
import { allPictures, definitionHash, type Picture } from './pictures.ts'
import { openShareStudio } from './share.ts'
import { installToolchain } from './toolchain.ts'

const politePriority = 10 // a render takes minutes of every core, so it runs at low priority

function isCurrent(picture: Picture, manifest: Manifest): boolean {
  const hash = definitionHash(picture)
  return picture.outputs.every(({ path }) => manifest[path]?.definition === hash)
}

function choose(pictures: Picture[], manifest: Manifest, args: readonly string[]): Picture[] {
  if (args.includes('--all')) return pictures
  const names = args.filter((arg) => !arg.startsWith('--'))
  if (names.length > 0) return pictures.filter(({ name }) => names.some((part) => name.includes(part)))
  return pictures.filter((picture) => !isCurrent(picture, manifest))
}

/** Files of pictures without a definition. */
async function dropOrphans(pictures: Picture[], manifest: Manifest): Promise<void> {
  const wanted = new Set(pictures.flatMap(({ outputs }) => outputs.flatMap(({ path }) => [path, path.replace('.webp', '.json')])))
  for (const path of Object.keys(manifest)) {
    if (wanted.has(path)) continue
    await rm(new URL(path, artFolder), { force: true })
    delete manifest[path]
  }
}

async function paint(pictures: readonly Picture[], manifest: Manifest): Promise<void> {
  installToolchain()
  const easel = await openEasel()
  try {
    await drawAll(pictures, manifest, (picture) => drawPicture(easel, picture))
  } finally {
    await easel.close()
  }
  await writeNotices()
  await drawContactSheets()
}

async function drawShares(pictures: readonly Picture[], manifest: Manifest): Promise<void> {
  const studio = await openShareStudio()
  try {
    await drawAll(pictures, manifest, (picture) => studio.draw(picture))
  } finally {
    await studio.close()
  }
}

type Draw = (picture: Picture) => Promise<Written[]>

async function drawAll(pictures: readonly Picture[], manifest: Manifest, draw: Draw): Promise<void> {
  for (const picture of pictures) {
    const started = performance.now()
    for (const [path, entry] of await draw(picture)) manifest[path] = entry
    await writeManifest(manifest) // after each, so that an aborted run keeps its results
    console.log(`${picture.name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}

async function run(args: readonly string[]): Promise<void> {
  setPriority(politePriority)
  const pictures = allPictures()
  const manifest = await readManifest().catch((): Manifest => ({}))
  const chosen = choose(pictures, manifest, args)
  if (args.includes('--list')) {
    for (const { name } of chosen) console.log(name)
    return
  }
  const isShare = ({ drawing }: Picture): boolean => drawing.kind === 'share'
  const painted = chosen.filter((picture) => !isShare(picture))
  if (painted.length > 0) await paint(painted, manifest)
  // Composed of pictures that were just drawn.
  if (chosen.some(isShare)) await drawShares(chosen.filter(isShare), manifest)
  await dropOrphans(pictures, manifest)
  await writeManifest(manifest)
  console.log(`${chosen.length} drawn, ${pictures.length - chosen.length} kept.`)
}

await run(process.argv.slice(2))
