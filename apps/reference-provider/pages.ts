import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShownRound } from './play.ts'
import { type Lang, type Words, WORDS } from './words.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'page', name), 'utf8')

export const FILES: ReadonlyMap<string, { readonly type: string; readonly content: string }> = new Map([
  ['/lantern-flip.js', { type: 'text/javascript; charset=utf-8', content: read('lantern-flip.js') }],
  ['/lantern-flip.css', { type: 'text/css; charset=utf-8', content: read('lantern-flip.css') }],
])

export const langOf = (asked: string | null): Lang => (asked?.startsWith('es') ? 'es' : 'en')

/** The table page. Its script fetches all player data. */
export function gamePage(lang: Lang): string {
  const words = WORDS[lang]
  const table = `
<main class="table" aria-busy="true">
  <header class="head"><p class="maker">Lantern House</p><h1>Lantern Flip</h1><p class="rule">${words.rule}</p></header>
  ${coin()}
  <p id="outcome" class="outcome" role="status" aria-live="polite">${words.loading}</p>
  <form id="flip">
    <fieldset class="picks" disabled>
      <legend>${words.pick}</legend>
      ${lantern('gold', words, true)}
      ${lantern('jade', words, false)}
    </fieldset>
    <div class="row">
      <label class="amount"><span id="amount-label">${words.amount}</span><select id="amount" disabled></select></label>
      <button id="go" type="submit" disabled>${words.flip}</button>
    </div>
    <p class="balance"><span>${words.balance}</span> <b id="balance">–</b></p>
  </form>
</main>
<script id="words" type="application/json">${JSON.stringify(words)}</script>
<script type="module" src="/lantern-flip.js"></script>`
  return page(lang, 'Lantern Flip', table)
}

/** A replay of one round, for anyone with its id. */
export function replayPage(lang: Lang, round: ShownRound | undefined): string {
  const words = WORDS[lang]
  const shown = round?.side ? round : undefined
  const facts = shown
    ? [
        [words.pick, words[shown.pick]],
        [words.coinShowed, words[shown.side ?? 'gold']],
        [words.amount, amountOf(lang, shown.amount)],
        [words.won, amountOf(lang, shown.prize)],
        [words.round, shown.id],
      ]
    : []
  const list = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')
  const outcome = round && !shown ? words.givenBack : words.noRound
  const body = shown ? `${coin(shown.side ?? undefined)}<dl class="facts">${list}</dl>` : `<p class="outcome">${outcome}</p>`
  return page(lang, words.replay, `<main class="table"><header class="head"><h1>${words.replay}</h1></header>${body}</main>`)
}

const amountOf = (lang: Lang, minor: number): string =>
  new Intl.NumberFormat(lang === 'es' ? 'es-US' : 'en-US', { minimumFractionDigits: 2, useGrouping: 'always' }).format(
    minor / 100,
  )

const coin = (side: 'gold' | 'jade' = 'gold'): string =>
  `<div class="sky" aria-hidden="true"><div id="coin" class="coin" data-side="${side}"><i class="face gold">☀</i><i class="face jade">☾</i></div></div>`

const lantern = (side: 'gold' | 'jade', words: Words, isFirst: boolean): string =>
  `<label class="lantern ${side}"><input type="radio" name="pick" value="${side}"${isFirst ? ' checked' : ''}><i aria-hidden="true"></i><span>${words[side]}</span></label>`

const page = (lang: Lang, title: string, body: string): string => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/lantern-flip.css">
<body>${body}`
