import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { mayTryAfter } from '#platform/payments/decline-codes.ts'
import { SANDBOX_METHODS } from '#platform/payments/sandbox/sandbox-methods.ts'
import type { ApiCall } from './api.ts'
import type { Charge } from './book.ts'
import { isOpen } from './calls.ts'
import { COMMON_DECLINES, OUTCOMES } from './outcomes.ts'
import { stateOf } from './sandbox.ts'
import { WEBHOOK_MODES } from './script.ts'
import type { ServerParts } from './server.ts'
import { testMethodsFor } from './test-methods.ts'
import { langOf, type Words, wordsFor } from './words.ts'

const readPart = (name: string): string => readFileSync(join(import.meta.dirname, 'page', name), 'utf8')

export const FILES: ReadonlyMap<string, { readonly type: string; readonly content: string }> = new Map([
  ['/hint.js', { type: 'text/javascript; charset=utf-8', content: readPart('hint.js') }],
  ['/pay.css', { type: 'text/css; charset=utf-8', content: readPart('pay.css') }],
])

const choice = z.object({
  what: z.enum(OUTCOMES as [(typeof OUTCOMES)[number]]),
  webhooks: z.enum(WEBHOOK_MODES).optional(),
  paidBy: z.string().max(40).optional(),
  remember: z.string().optional(),
})

/** The player's page of a charge: a form, and after it what came of it. */
export async function answerPage(parts: ServerParts, { request, response, path, body }: ApiCall): Promise<void> {
  const { sandbox } = parts
  const id = path.slice('/pay/'.length)
  const found = sandbox.parts.book.charges().find((each) => each.id === id)
  const charge = found && (await sandbox.charge(found.order.reference))
  if (!charge) return sendPage(parts, response, missingPage())
  const isLeft = (request.url ?? '').endsWith('?left')
  if (request.method === 'GET') return sendPage(parts, response, isOpen(charge) && !isLeft ? formPage(charge) : statePage(charge))
  const chosen = choice.safeParse(Object.fromEntries(new URLSearchParams(body)))
  if (!chosen.success) return sendPage(parts, response, formPage(charge))
  const { remember, ...act } = chosen.data
  if (isOpen(charge)) {
    await sandbox.act({ ...act, reference: charge.order.reference, savesMethod: remember !== undefined && isSavable(charge) })
  }
  response.writeHead(303, { location: `${path}?left`, 'cache-control': 'no-store' }).end()
}

interface Page {
  readonly status: number
  readonly html: string
}

function formPage(charge: Charge): Page {
  const words = wordsFor(charge.order.locale)
  const methods = testMethodsFor(charge.order.method).map(
    ({ id, title }, no) =>
      `<label><input type="radio" name="paidBy" value="${id}"${no === 0 ? ' checked' : ''}><span>${title}</span></label>`,
  )
  const remember = isSavable(charge)
    ? `<label class="check"><input type="checkbox" name="remember"><span>${words.remember}</span></label>`
    : ''
  return page(
    charge,
    `
<form method="post">
<fieldset><legend>${words.method}</legend>${methods.join('')}</fieldset>
<label class="field"><span>${words.outcome}</span><select name="what">${options(outcomesOf(words))}</select></label>
<label class="field"><span>${words.webhooks}</span><select name="webhooks">${options(Object.entries(words.modes))}</select></label>
${remember}
<button>${words.pay} ${amountOf(charge)}</button>
</form>
<form method="post"><button class="second" name="what" value="cancel">${words.cancel}</button></form>`,
  )
}

/** Posts the hint to the embedding site; a page that is not in a frame links back instead. */
function statePage(charge: Charge): Page {
  const words = wordsFor(charge.order.locale)
  const { window } = SANDBOX_METHODS.find(({ id }) => id === charge.order.method) ?? { window: 'frame' }
  const back = window === 'redirect' ? `<a href="${escaped(charge.order.returnUrl)}">${words.back}</a>` : ''
  return page(
    charge,
    `<p role="status">${words.states[stateOf(charge).word]}</p>${back}<script type="module" src="/hint.js"></script>`,
  )
}

const missingPage = (): Page => {
  const { title, missing } = wordsFor('en')
  return { status: 404, html: layout('en', '', `<h1>${title}</h1><p>${missing}</p>`) }
}

function page(charge: Charge, body: string): Page {
  const { locale, description, returnUrl } = charge.order
  const words = wordsFor(locale)
  const head = `<h1>${words.title}</h1><p class="test">${words.noMoney}</p><p class="bought"><span>${escaped(description)}</span> <b class="amount">${amountOf(charge)}</b></p>`
  return { status: 200, html: layout(locale, new URL(returnUrl).origin, head + body) }
}

const layout = (locale: string, site: string, body: string): string => `<!doctype html>
<html lang="${langOf(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${wordsFor(locale).title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pay.css">
<body data-site="${escaped(site)}"><main>${body}</main>`

const outcomesOf = (words: Words): [string, string][] => [
  ...Object.entries(words.outcomes),
  ...COMMON_DECLINES.map((code): [string, string] => {
    const next = words.next[mayTryAfter(code)]
    return [`decline:${code}`, words.declined.replace('{code}', words.declines[code]).replace('{next}', next)]
  }),
]

const options = (all: readonly [string, string][]): string =>
  all.map(([value, title]) => `<option value="${value}">${title}</option>`).join('')

const isSavable = ({ order }: Charge): boolean => SANDBOX_METHODS.some(({ id, isSavable: is }) => id === order.method && is)

const amountOf = ({ order: { amount, locale } }: Charge): string =>
  new Intl.NumberFormat(langOf(locale) === 'es' ? 'es-US' : 'en-US', { style: 'currency', currency: amount.currency }).format(
    amount.cents / 100,
  )

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

function sendPage({ sites }: ServerParts, response: ServerResponse, { status, html }: Page): void {
  const frames = `frame-ancestors ${sites.length > 0 ? sites.join(' ') : "'none'"}`
  const own = ["script-src 'self'", "style-src 'self'", 'img-src data:', "form-action 'self'", "base-uri 'none'"]
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': ["default-src 'none'", ...own, frames].join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  response.end(html)
}
