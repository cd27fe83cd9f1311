import type { Page } from '@playwright/test'
import { AWAKE } from '#apps/site/web/late/hydration.ts'
import { type Press, pressesIn, type TimelineEvent } from './press-work.ts'

const ASK_AGAIN_MS = 100
/** Enough for the frame that answers a press, and for work that would delay the next one. */
const BETWEEN_MS = 1_000

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

export interface NamedPress extends Press {
  readonly what: string
}

/** Touch and key presses, each traced separately. */
class Hand {
  readonly presses: NamedPress[] = []
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async on(page: Page): Promise<Hand> {
    await page.addInitScript(`addEventListener('${AWAKE}', () => { window.isAwake = true })`)
    return new Hand(page)
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path)
    while (!(await this.#page.evaluate('window.isAwake === true'))) await this.#page.waitForTimeout(ASK_AGAIN_MS)
    await this.#page.waitForTimeout(BETWEEN_MS)
  }

  async do(what: string, act: (page: Page) => Promise<unknown>): Promise<void> {
    const browser = this.#page.context().browser()
    await browser?.startTracing(this.#page, { categories: CATEGORIES })
    await act(this.#page)
    await this.#page.waitForTimeout(BETWEEN_MS)
    const trace = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: TimelineEvent[] }
    this.presses.push(...pressesIn(trace.traceEvents).map((press) => ({ what, ...press })))
  }

  tap(what: string, selector: string): Promise<void> {
    return this.do(what, (page) => page.locator(selector).first().tap())
  }

  async closeSheet(what: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog').first()
    await dialog.waitFor()
    await this.#page.waitForTimeout(BETWEEN_MS)
    await this.do(what, (page) => page.keyboard.press('Escape'))
    await dialog.waitFor({ state: 'hidden' })
  }
}

/** A guest's first steps. */
export async function pressAsGuest(page: Page): Promise<readonly NamedPress[]> {
  const hand = await Hand.on(page)
  await hand.open('/')
  await hand.tap('home: another banner', '.hero-dot >> nth=1')
  await hand.tap('home: menu', '.bottom-bar button')
  await hand.do('home: menu closes', () => page.keyboard.press('Escape'))
  await hand.open('/lobby')
  await hand.tap('lobby: a game', '.tile-link')
  await hand.closeSheet('lobby: the game closes')
  await hand.tap('lobby: a heart', '.tile-mark')
  await hand.closeSheet('lobby: signing up closes')
  await hand.open('/lobby?openModal=search')
  const field = page.getByRole('searchbox').first()
  await hand.do('search: typing', () => field.pressSequentially('cher', { delay: 150 }))
  await hand.tap('search: a category', '.search-modal .chip >> nth=2')
  await hand.closeSheet('search closes')
  await hand.open('/library')
  await hand.tap('library: filters', '.filter-button')
  await hand.tap('library: a filter', '.filters-modal .filter-value')
  await hand.tap('library: shows them', '.filters-foot .button >> nth=1')
  await hand.do('library: another order', () => page.locator('.sort select').selectOption({ index: 1 }))
  await hand.tap('library: takes it back', '.chosen-chip')
  return hand.presses
}

/** A player's steps in a slot. */
export async function pressInGame(page: Page, path: string): Promise<readonly NamedPress[]> {
  const hand = await Hand.on(page)
  await hand.open(path)
  await page.locator('.game:not([data-stage="opening"])').waitFor()
  await hand.do('game: more', () => page.getByRole('button', { name: 'Raise the play amount' }).tap())
  await hand.tap('game: spin', '.spin-button')
  await page.locator('.game[data-phase="idle"]').waitFor()
  await hand.tap('game: other balance', '.mode-switch [aria-checked="false"]')
  await hand.do('game: autoplay', () => page.getByRole('button', { name: 'Autoplay' }).tap())
  await hand.closeSheet('game: autoplay closes')
  await hand.do('game: menu', () => page.getByRole('button', { name: 'Menu' }).tap())
  await hand.closeSheet('game: menu closes')
  return hand.presses
}
