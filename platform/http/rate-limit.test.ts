import { expect, test } from 'vitest'
import { countedAs } from './rate-limit.ts'

test.each([
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.1', '::ffff:203.0.113.1'],
  ['203.0.113.1', '203.0.113.1'],
  ['plr_01m7zgsvm0hx7kzj4anxetw0tq', 'plr_01m7zgsvm0hx7kzj4anxetw0tq'],
])('%s counts as %s', (who, counted) => {
  expect(countedAs(who)).toBe(counted)
})
