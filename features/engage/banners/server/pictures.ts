import { readdirSync } from 'node:fs'
import { IMAGE_WIDTHS } from '#features/play/lobby/contract.ts'

const FOLDER = '/art/banners'
const WIDTHS = Object.values(IMAGE_WIDTHS).filter((width) => width > IMAGE_WIDTHS.xs)

/** The pictures that a banner may use: those that exist in every requested width. */
export const PICTURES: readonly string[] = picturesAmong(readdirSync(new URL(`../../../../public${FOLDER}`, import.meta.url)))

export function picturesAmong(files: readonly string[]): string[] {
  const known = new Set(files)
  const names = new Set(files.map((file) => file.replace(/-\d+\.webp$/, '')))
  return [...names]
    .filter((name) => WIDTHS.every((width) => known.has(`${name}-${width}.webp`)))
    .sort()
    .map((name) => `${FOLDER}/${name}`)
}
