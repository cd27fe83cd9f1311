import { lookup as lookupName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** All non-public IPv4 ranges (RFC 6890 and its successors). */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** Only 2000::/3 of IPv6 is public; these ranges in it are special, some with embedded IPv4. */
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const notPublic = new BlockList()
for (const [ranges, family] of [
  [NOT_PUBLIC_V4, 'ipv4'],
  [NOT_PUBLIC_V6, 'ipv6'],
] as const) {
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    notPublic.addSubnet(net, Number(bits), family)
  }
}
const givenOut = new BlockList()
givenOut.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is public. An IPv4 address embedded in IPv6 never is. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return family === 6 && givenOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/**
 * Resolves a name while connecting, and fails if any of its addresses is not public: a name that was safe when
 * checked may resolve differently a moment later.
 */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookupName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const inside = addresses.find(({ address }) => !isPublicAddress(address))
    if (inside) return done(new Error(`${hostname} leads to ${inside.address}, which is not public`), [])
    const first = addresses[0]
    if (options.all) return done(null, addresses)
    return first ? done(null, first.address, first.family) : done(new Error(`${hostname} has no address`), [])
  })
}
