import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isIP } from 'node:net'
import { SetupError } from '../setup-error.ts'

/** How the site determines its visitors' locations. */
export interface JurisdictionConfig {
  /** `address`: by a local database; `coordinates`: by the browser's position, before every game. */
  readonly check: 'off' | 'address' | 'coordinates'
  /** `US-TX`: the location of visitors from a private network; undefined if unknown. */
  readonly privatePlace: string | undefined
  /** The folder of the database; the installed one by default. */
  readonly databaseFolder: string | undefined
  /** Networks of VPNs, proxies and data centers: `192.0.2.0/24`. */
  readonly hiddenNetworks: readonly string[]
}

export const JURISDICTION_DEFAULTS: JurisdictionConfig = {
  check: 'off',
  privatePlace: undefined,
  databaseFolder: undefined,
  hiddenNetworks: [],
}

export interface JurisdictionSettings {
  readonly MODE: 'development' | 'production'
  readonly GEO_CHECK: JurisdictionConfig['check']
  readonly GEO_PRIVATE_PLACE?: string | undefined
  readonly GEO_DATABASE?: string | undefined
  readonly GEO_HIDDEN_NETWORKS?: string | undefined
}

/** The location of a development site, so that it can be played locally. */
const HOME_IN_DEVELOPMENT = 'US-TX'

/** Throws a SetupError if the list of networks cannot be read. */
export function readJurisdictionConfig(settings: JurisdictionSettings, root: string): JurisdictionConfig {
  const { MODE, GEO_CHECK: check, GEO_DATABASE: folder, GEO_HIDDEN_NETWORKS: list } = settings
  return {
    check,
    privatePlace: settings.GEO_PRIVATE_PLACE ?? (MODE === 'development' ? HOME_IN_DEVELOPMENT : undefined),
    databaseFolder: folder === undefined ? undefined : resolve(root, folder),
    hiddenNetworks: list === undefined ? [] : readNetworks(resolve(root, list)),
  }
}

/** One network per line; text after `#` is a comment. */
function readNetworks(path: string): readonly string[] {
  const text = readText(path)
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim())
  const networks = lines.filter((line) => line !== '')
  const wrong = networks.find((line) => !isNetwork(line))
  if (wrong === undefined) return networks
  throw new SetupError(`GEO_HIDDEN_NETWORKS: '${wrong}' in '${path}' is no network: write 192.0.2.0/24, one a line.`)
}

function isNetwork(line: string): boolean {
  const [network = '', bits, ...rest] = line.split('/')
  const family = isIP(network)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new SetupError(`GEO_HIDDEN_NETWORKS: the file '${path}' cannot be read.`)
  }
}
