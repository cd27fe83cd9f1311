import { findOnPath, installPackage } from './install-package.ts'
import { stopWith } from './steps.ts'

const isThere = (): boolean => findOnPath(['redis-server']) !== undefined

/** Sees that the tests of several processes find a Redis to start; installs Debian's package where there is none and we may. */
export function readyRedis(): void {
  if (isThere() || (installPackage('redis-server', 'Redis') && isThere())) return
  stopWith('The tests need Redis, and redis-server was not found: install it (on Debian `apt-get install redis-server`).')
}
