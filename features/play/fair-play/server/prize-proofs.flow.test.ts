import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadPyodide } from 'pyodide'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { CALL_TRIALS } from '#apps/site/testing/trials/call-trials.ts'
import { begin } from '#apps/site/testing/trials/trial.ts'
import { checkPrizeClaim } from '#engine/claim.ts'
import { loadMessages } from '#features/messages.ts'
import { flipTheCoin } from '#features/store/offers/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { ROOT } from '#platform/config/index.ts'
import { listDraws, rotateSeeds } from '../contract.ts'

/** Promotions whose acts draw from the player's seeds; another one would have a name that is missing at the end. */
const DRAWING = ['bingo', 'cosmic-boxes', 'daily-wheel', 'deposit-streak', 'fun-machine', 'mini-game-slot', 'scratch-cards']
/** Of these all players share one draw. */
const SHARED = ['prize-drops', 'lottery']

let site: TestSite
let python: Awaited<ReturnType<typeof loadPyodide>>
const folder = mkdtempSync(join(tmpdir(), 'prize-proof-'))
beforeAll(async () => {
  ;[site, python] = await Promise.all([openTestSite(), loadPyodide()])
  python.setStdout({ batched: () => {} })
  for (const name of ['verify.py', 'fair.py', 'shared.py', 'slots.py', 'tables.py', 'tumbles.py'])
    python.FS.writeFile(name, readFileSync(join(ROOT, 'docs/fair-play', name), 'utf8'))
  await site.slices.find(({ id }) => id === 'offers')?.seed?.(site.context)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await site.close()
})

/** As the page copies it (`web/claim.ts`). */
const copyOf = ({ at: _, oddsSince: _since, ...claim }: ReplyOf<typeof listDraws>['data']['draws'][number]): string =>
  JSON.stringify(claim)

async function flip(): Promise<TestPlayer> {
  const player = await site.player()
  expect((await player.call(flipTheCoin, { query: { promoOfferSet: 'heads-or-tails' } })).body).toMatchObject({ success: true })
  return player
}

const MAKERS: readonly (readonly [name: string, make: () => Promise<TestPlayer>])[] = [
  ...CALL_TRIALS.filter(({ feature }) => DRAWING.includes(feature)).map((trial) => {
    const make = async () => {
      const { bench, player } = await begin(site, trial)
      expect((await trial.call(bench, player, 'the-draw')).body).toMatchObject({ success: true })
      return player
    }
    return [`${trial.feature} ${trial.act}`, make] as const
  }),
  ['offers flip-the-coin', flip],
]

/** Whether the program finds the file true, by its exit code. */
async function isTrueByCommand(text: string): Promise<boolean> {
  const file = join(folder, 'prize.json')
  writeFileSync(file, text)
  try {
    await promisify(execFile)(process.execPath, [join(ROOT, 'engine/tools/verify.node.ts'), file])
    return true
  } catch (error) {
    expect((error as { code: number }).code).toBe(1)
    return false
  }
}

function isTrueByPython(text: string): boolean {
  python.FS.writeFile('prize.json', text)
  return (
    python.runPython(`
import verify
try:
    code = verify.main('prize.json')
except ValueError:
    code = 1
code`) === 0
  )
}

function isTrueOnPage(text: string): boolean {
  const checked = checkPrizeClaim(text)
  return checked?.ok === true && checked.value.verified.isTrue
}

/** The text with one byte changed, for each byte but those of the client seed and the nonce, which may draw the same prize. */
function changes(text: string): string[] {
  const free = [/"clientSeed":"[^"]*"/, /"nonce":\d+/].map((part) => part.exec(text)!)
  const isFree = (at: number) => free.some(({ index, 0: part }) => at >= index && at < index + part.length)
  return text.split('').flatMap((char, at) => {
    if (isFree(at)) return []
    const other = /[0-8a-y]/.test(char) ? String.fromCharCode(char.charCodeAt(0) + 1) : char === 'X' ? 'Y' : 'X'
    return [text.slice(0, at) + other + text.slice(at + 1)]
  })
}

const drawn = new Set<string>()

test.each(MAKERS)(
  'FAIR-9 the prize of %s, as its player copies it, is true by both verifiers, and false with a byte changed',
  async (_, make) => {
    const player = await make()
    const hidden = (await player.call(listDraws)).body.data.draws.map(copyOf)
    for (const text of hidden) expect([isTrueOnPage(text), isTrueByPython(text)]).toEqual([false, false])
    await player.call(rotateSeeds, { body: { mode: 'prizes' } })
    // Sealed draws follow the reveal of their pair.
    await site.deliverEvents()
    const { draws } = (await player.call(listDraws)).body.data
    expect(draws.length).toBeGreaterThan(0)
    const [draw] = draws
    drawn.add(draw!.rules.id)
    const text = copyOf(draw!)
    expect([await isTrueByCommand(text), isTrueByPython(text), isTrueOnPage(text)]).toEqual([true, true, true])
    const changed = changes(text)
    expect(changed.filter(isTrueOnPage)).toEqual([])
    expect(changed.filter(isTrueByPython)).toEqual([])
    expect(await isTrueByCommand(changed[Math.floor(changed.length / 2)]!)).toBe(false)
  },
)

test('no draw that /fair can name is left out', async () => {
  const { 'fair-play': words } = (await loadMessages('en')) as unknown as Record<string, { drawNames: object }>
  const names = Object.keys(words!.drawNames).filter((name) => !SHARED.includes(name))
  const family = (name: string): string => name.replace(/-\d+$/, '')
  expect(new Set([...drawn].map(family))).toEqual(new Set(names.map(family)))
})
