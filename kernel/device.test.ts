import { expect, test } from 'vitest'
import { type Device, deviceOf } from './device.ts'

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

/** The flags that are true; all others are false. */
const DEVICES: readonly [name: string, agent: string, is: readonly string[], touchPoints?: number][] = [
  ['Safari on a Mac', MAC, ['Desktop', 'MacOS', 'Apple', 'Safari']],
  ['Safari on an iPad, which says Mac', MAC, ['Tablet', 'Ios', 'Apple', 'Safari'], 5],
  [
    'an old iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1.2 Mobile/15E148 Safari/604.1',
    ['Tablet', 'Ios', 'Apple', 'Safari'],
  ],
  ['Safari on an iPhone', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, ['Mobile', 'Ios', 'Apple', 'Safari']],
  ['Chrome on an iPhone', `${IPHONE} CriOS/131.0 Mobile/15E148 Safari/604.1`, ['Mobile', 'Ios', 'Apple', 'Chrome']],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, ['Mobile', 'Ios', 'Apple', 'Firefox']],
  ['Chrome on Android', `${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`, ['Mobile', 'Android', 'Chrome']],
  ['Samsung Internet', `${ANDROID} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`, ['Mobile', 'Android', 'Samsung']],
  ['an Android tablet', `${ANDROID} Chrome/131.0.0.0 Safari/537.36`, ['Tablet', 'Android', 'Chrome']],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
    ['Mobile', 'Android', 'Firefox'],
  ],
  [
    'Edge on Windows',
    `${WINDOWS} AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    ['Desktop', 'Windows', 'Edge'],
  ],
  ['Chrome on Windows', `${WINDOWS} AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36`, ['Desktop', 'Windows', 'Chrome']],
  ['Firefox on Windows', `${WINDOWS.slice(0, -1)}; rv:132.0) Gecko/20100101 Firefox/132.0`, ['Desktop', 'Windows', 'Firefox']],
  ['Opera on Windows', `${WINDOWS} AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, ['Desktop', 'Windows']],
  ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ['Desktop', 'Crawler']],
  [
    'a mobile crawler',
    `${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; bingbot/2.0)`,
    ['Mobile', 'Android', 'Chrome', 'Crawler'],
  ],
  ['nothing', '', ['Desktop']],
]

test.each(DEVICES)('%s', (_name, agent, is, touchPoints) => {
  const device = deviceOf(agent, touchPoints)
  const found = (Object.keys(device) as (keyof Device)[]).filter((key) => device[key]).map((key) => key.slice(2))
  expect(found.toSorted()).toEqual([...is].toSorted())
})
