import { spawnSync } from 'node:child_process'
import { readEnvironment } from '#platform/config/index.ts'
import { findOnPath, installPackage, isProgram } from './install-package.ts'
import { stopWith } from './steps.ts'

interface Browser {
  readonly title: string
  /** The environment variable that names the program, if it is not found automatically. */
  readonly setting: 'CHROMIUM_PATH' | 'FIREFOX_PATH'
  /** In search order. */
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

/** Chromium without windows and notifications. It takes a fifth less of the processor to load a page. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const SHELL_PACKAGE = 'chromium-headless-shell'

export const findShell = (): string | undefined => findOnPath(SHELLS)

/** Journeys run without it, too; so it is installed only where the system's list of packages names it. */
export function readyShell(): void {
  if (findShell() !== undefined || spawnSync('apt-cache', ['show', SHELL_PACKAGE]).status !== 0) return
  installPackage(SHELL_PACKAGE, 'Chromium’s headless shell')
}

/** Finds a browser for the tests; installs Debian's package if there is none and we have permission. */
function ready(browser: Browser): string {
  const { title, pkg, setting } = browser
  const found = find(browser) ?? (installPackage(pkg, title) ? find(browser) : undefined)
  return (
    found ??
    stopWith(`The tests need ${title}, and none was found: install it (on Debian \`apt-get install ${pkg}\`), or set ${setting}.`)
  )
}

function find({ setting, programs, onMac }: Browser): string | undefined {
  const { [setting]: named } = readEnvironment()
  if (named) return isProgram(named) ? named : stopWith(`${setting} is ${named}, and no program is there.`)
  return findOnPath(programs) ?? [onMac].find(isProgram)
}
