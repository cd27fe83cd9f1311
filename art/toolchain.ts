/** The renderer's own packages: installed into art/toolchain on first use, never with the project's. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

export const toolchain = new URL('toolchain/', import.meta.url)

export function installToolchain(): void {
  if (existsSync(new URL('node_modules/sharp', toolchain))) return
  console.log('Installing the art packages, about 180 MB, once.')
  const { status } = spawnSync('npm', ['ci'], { cwd: toolchain, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('The art packages could not be installed.')
}

export const toolchainFile = (path: string): string => fileURLToPath(new URL(path, toolchain))

/** The few calls of sharp used here; its own types exist only once the toolchain is installed. */
export interface Sharp {
  resize(width: number, height?: number): Sharp
  composite(parts: { input: Uint8Array; left: number; top: number }[]): Sharp
  webp(options: { quality: number; effort: number; alphaQuality: number; preset: 'picture' }): Sharp
  png(): Sharp
  toBuffer(options: { resolveWithObject: true }): Promise<{ data: Uint8Array; info: { width: number; height: number } }>
}

type SharpInput =
  | Uint8Array
  | { create: { width: number; height: number; channels: 4; background: { r: number; g: number; b: number; alpha: number } } }

export function loadSharp(): (input: SharpInput) => Sharp {
  return createRequire(new URL('package.json', toolchain))('sharp') as (input: SharpInput) => Sharp
}
