import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { readEnvironment } from '#platform/config/index.ts'
import { stopWith } from './steps.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Finds the browser for the tests; installs Debian's package where there is none and we may. */
export async function readyChromium(): Promise<string> {
  const found = findChromium() ?? (installChromium() ? findChromium() : undefined)
  return (
    found ??
    stopWith(
      'The tests need Chromium, and none was found: install it (on Debian `apt-get install chromium`), or set CHROMIUM_PATH.',
    )
  )
}

export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = readEnvironment()
  if (CHROMIUM_PATH)
    return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : stopWith(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and no program is there.`)
  const places = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...places, ON_A_MAC].find(isProgram)
}

function installChromium(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log('Installing Chromium from the system’s packages, once.')
  const run = (args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status, stderr } = spawnSync('apt-get', ['-qq', '-y', ...args], { env, encoding: 'utf8' })
    if (status !== 0) console.error(stderr.trimEnd())
    return status === 0
  }
  return run(['update']) && run(['install', '--no-install-recommends', 'chromium'])
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
