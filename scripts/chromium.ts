import { readEnvironment } from '#platform/config/index.ts'
import { findOnPath, installPackage, isProgram } from './install-package.ts'
import { stopWith } from './steps.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Finds the browser for the tests; installs Debian's package where there is none and we may. */
export async function readyChromium(): Promise<string> {
  const found = findChromium() ?? (installPackage('chromium', 'Chromium') ? findChromium() : undefined)
  return (
    found ??
    stopWith(
      'The tests need Chromium, and none was found: install it (on Debian `apt-get install chromium`), or set CHROMIUM_PATH.',
    )
  )
}

export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = readEnvironment()
  if (CHROMIUM_PATH)
    return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : stopWith(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and no program is there.`)
  return findOnPath(NAMES) ?? (isProgram(ON_A_MAC) ? ON_A_MAC : undefined)
}
