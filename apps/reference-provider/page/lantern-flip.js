const $ = (id) => document.getElementById(id)
const words = JSON.parse($('words').textContent)
const query = new URLSearchParams(location.search)
const token = query.get('token') ?? ''
const lang = document.documentElement.lang
const exact = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, useGrouping: 'always' })
const whole = new Intl.NumberFormat(lang, { useGrouping: 'always' })
let currency = 'GC'
/** Coins are shown whole where they are. */
const show = (minor) => (currency === 'GC' && minor % 100 === 0 ? whole : exact).format(minor / 100)
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name])
/** The least time from one flip to the next, where the site asks for one. */
const CYCLE_MS = Number(query.get('cycle_ms') ?? 0)
const FLIGHT_MS = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1100

const [coin, outcome, go, amount, picks] = [$('coin'), $('outcome'), $('go'), $('amount'), document.querySelector('.picks')]
let half = 0

const REACH_MS = 500

async function call(path, body) {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ token, ...body }) })
    return await answer.json()
  } catch {
    return { error: 'unavailable' }
  }
}

const setOpen = (isOpen) => {
  for (const part of [go, amount, picks]) part.disabled = !isOpen
}

function say(text, kind = '') {
  outcome.textContent = text
  outcome.dataset.kind = kind
}

function showBalance(minor) {
  $('balance').textContent = show(minor)
}

/** Free rounds have an amount of their own, so there is none to choose. */
function showFree(free) {
  amount.hidden = free !== null
  $('amount-label').textContent = free ? fill(words.freeRounds, { left: free.left, amount: show(free.amount) }) : words.amount
}

/** Always half a turn or more forwards, so that it never spins back. */
function land(side, isFlight) {
  const wanted = side === 'gold' ? 0 : 1
  const turns = isFlight ? 8 : 0
  half += turns + ((half + turns) % 2 === wanted ? 0 : 1)
  coin.style.transform = `rotateX(${half * 180}deg)`
  coin.dataset.side = side
}

function sentenceOf(round) {
  const name = round.side === 'gold' ? 'Gold' : 'Jade'
  if (round.prize === 0) return words[`lost${name}`]
  const won = fill(words[`won${name}`], { prize: show(round.prize) })
  return round.isSettled ? won : `${won} ${words.onTheWay}`
}

async function sitDown() {
  const table = await call('/api/session', {})
  document.querySelector('main').ariaBusy = 'false'
  if (table.error) return say(words[table.error] ?? words.unavailable, 'trouble')
  currency = table.currency
  amount.replaceChildren(...table.levels.map((minor) => new Option(show(minor), minor)))
  const fits = table.levels.filter((minor) => minor <= table.balance)
  amount.value = String(fits[Math.min(1, fits.length - 1)] ?? table.levels[0])
  showBalance(table.balance)
  showFree(table.freeRounds)
  const { last } = table
  if (last?.side) land(last.side, false)
  if (last && !last.isSettled && last.side) say(sentenceOf(last), last.prize > 0 ? 'won' : '')
  else say(last?.isGivenBack ? words.isGivenBack : words.ready)
  setOpen(true)
}

async function flipFor(pick) {
  setOpen(false)
  say(words.flipping)
  coin.classList.add('flying')
  const cycle = pause(CYCLE_MS)
  const [flip] = await Promise.all([call('/api/flip', { pick, amount: Number(amount.value) }), pause(FLIGHT_MS / 2)])
  coin.classList.remove('flying')
  if (flip.error) {
    say(words[flip.error] ?? words.unavailable, 'trouble')
    setOpen(flip.error !== 'expired')
  } else {
    land(flip.round.side, true)
    await pause(FLIGHT_MS)
    say(sentenceOf(flip.round), flip.round.prize > 0 ? 'won' : 'lost')
    showBalance(flip.balance)
    showFree(flip.freeRounds)
    // The site counts from when it heard of the flip.
    await cycle
    await pause(Math.min(CYCLE_MS, REACH_MS))
    setOpen(true)
  }
  go.focus()
}

const pause = (ms) => new Promise((resume) => setTimeout(resume, ms))

$('flip').addEventListener('submit', (event) => {
  event.preventDefault()
  void flipFor(new FormData(event.target).get('pick'))
})

/** The page around this one may have let the player play more. A flip under way shows its own balance at its end. */
addEventListener('message', ({ data }) => {
  if (data?.type === 'balance-changed' && !go.disabled) void askBalance()
})

async function askBalance() {
  const { balance } = await call('/api/balance', {})
  if (balance !== undefined) showBalance(balance)
}

void sitDown()
