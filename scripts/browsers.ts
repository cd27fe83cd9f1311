import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { readEnvironment } from '#platform/config/index.ts'
import { stopWith } from './steps.ts'

interface Browser {
  readonly title: string
  /** Names the program, where it is not found by itself. */
  readonly setting: 'CHROMIUM_PATH' | 'FIREFOX_PATH'
  /** In the order in which they are looked for. */
  readonly programs: readonly string[]
  readonly onMac: string
  /** Debian's. */
  readonly pkg: string
}

const CHROMIUM: Browser = {
  title: 'Chromium',
  setting: 'CHROMIUM_PATH',
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  onMac: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  pkg: 'chromium',
}

const FIREFOX: Browser = {
  title: 'Firefox',
  setting: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  onMac: '/Applications/Firefox.app/Contents/MacOS/firefox',
  pkg: 'firefox-esr',
}

export const findChromium = (): string | undefined => find(CHROMIUM)
export const findFirefox = (): string | undefined => find(FIREFOX)
export const readyChromium = (): string => ready(CHROMIUM)
export const readyFirefox = (): string => ready(FIREFOX)

/** Finds a browser for the tests; installs Debian's package where there is none and we may. */
function ready(browser: Browser): string {
  const { title, pkg, setting } = browser
  const found = find(browser) ?? (install(browser) ? find(browser) : undefined)
  return (
    found ??
    stopWith(`The tests need ${title}, and none was found: install it (on Debian \`apt-get install ${pkg}\`), or set ${setting}.`)
  )
}

function find({ setting, programs, onMac }: Browser): string | undefined {
  const { [setting]: named, PATH = '' } = readEnvironment()
  if (named) return isProgram(named) ? named : stopWith(`${setting} is ${named}, and no program is there.`)
  const places = PATH.split(delimiter).flatMap((folder) => programs.map((name) => join(folder, name)))
  return [...places, onMac].find(isProgram)
}

function install({ title, pkg }: Browser): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing ${title} from the system’s packages, once.`)
  const run = (args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status, stderr } = spawnSync('apt-get', ['-qq', '-y', ...args], { env, encoding: 'utf8' })
    if (status !== 0) console.error(stderr.trimEnd())
    return status === 0
  }
  return run(['update']) && run(['install', '--no-install-recommends', pkg])
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
