import { SetupError } from '../setup-error.ts'

export type BrandHosts = Readonly<Record<string, readonly string[]>>

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

/**
 * `velmora=play.example|www.play.example,tidewick=tide.example`. Throws SetupError for an invalid host or one claimed
 * by two brands.
 */
export function readBrandHosts(text = ''): BrandHosts {
  const hosts: Record<string, string[]> = {}
  const taken = new Map<string, string>()
  for (const part of text.split(',').filter(Boolean)) {
    const [brand = '', names = ''] = part.split('=').map((side) => side.trim())
    for (const name of names.split('|')) {
      const host = name.trim().toLowerCase()
      if (!HOST_NAME.test(host)) {
        throw new SetupError(`BRAND_HOSTS names '${host}', which is no host name: leave out https://, port and path.`)
      }
      const other = taken.get(host)
      if (other) throw new SetupError(`BRAND_HOSTS names ${host} twice, for ${other} and ${brand}: a host is of one brand.`)
      taken.set(host, brand)
      ;(hosts[brand] ??= []).push(host)
    }
  }
  return hosts
}
