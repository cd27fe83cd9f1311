import { BlockList, isIP } from 'node:net'
import { isPublicAddress } from '../../push/public-address.ts'

/** The largest range usually assigned to one household or office; neighbors on a mobile network may share one. */
const BITS = { ipv4: 24, ipv6: 48 } as const

/** Whether two addresses are in one range. Private addresses never match: behind a proxy every visitor may have one. */
export function isSameNetwork(one: string, other: string): boolean {
  const [address, against] = [plain(one), plain(other)]
  if (!isPublicAddress(address) || isIP(address) !== isIP(against)) return false
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
  const network = new BlockList()
  network.addSubnet(address, BITS[family], family)
  return network.check(against, family)
}

/** IPv4-mapped IPv6 address of a dual-stack socket. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
