import { findOnPath, installPackage } from './install-package.ts'
import { stopWith } from './steps.ts'

const isThere = (): boolean => findOnPath(['redis-server']) !== undefined

/**
 * Ensures that multi-process tests find a Redis to start; installs Debian's package if there is none and we have
 * permission.
 */
export function readyRedis(): void {
  if (isThere() || (installPackage('redis-server', 'Redis') && isThere())) return
  stopWith('The tests need Redis, and redis-server was not found: install it (on Debian `apt-get install redis-server`).')
}
