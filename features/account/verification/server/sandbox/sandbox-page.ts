import type { ProvenPerson, ProviderWord } from '../../contract.ts'

/** Every outcome of a check; `nothing` leaves the site waiting. */
export const OUTCOMES = [
  'approved',
  'rejected: details-differ',
  'rejected: under-age',
  'rejected: document-unreadable',
  'rejected: document-expired',
  'rejected: not-recognised',
  'rejected: altered',
  'duplicate',
  'needs-survey',
  'needs-document',
  'needs-scan',
  'nothing',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** A surname that names an outcome selects it: `Duplicate`, `Needs-Scan`, `Rejected`. */
export function outcomeByName(surname: string): Outcome {
  const wanted = surname.trim().toLowerCase()
  return OUTCOMES.find((each) => each === wanted || each.startsWith(`${wanted}: `)) ?? 'approved'
}

interface About {
  readonly reference: string
  /** The number of earlier reports. */
  readonly after: number
  readonly seen: ProvenPerson
  /** Includes a step before the end, so that reports can arrive out of order. */
  readonly isLong: boolean
}

export function wordsOf(outcome: Outcome, { reference, after, seen, isLong }: About): ProviderWord[] {
  if (outcome === 'nothing') return []
  const [what, reason] = outcome.split(': ') as [ProviderWord['outcome'], ProviderWord['reason']?]
  const step = { outcome: 'needs-scan', reason: null, person: null } as const
  const end = { outcome: what, reason: reason ?? null, person: what === 'approved' || what === 'duplicate' ? seen : null }
  return (isLong ? [step, end] : [end]).map((word, no) => ({
    ...word,
    id: `${reference} ${after + no + 1}`,
    reference: reference as ProviderWord['reference'],
    order: after + no + 1,
  }))
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const frame = (body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Identity check</title>
<link rel="icon" href="data:,">
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center; background: #fff; color: #1c2430 }
  main { width: min(400px, 100vw); box-sizing: border-box; padding: 20px; display: grid; gap: 14px }
  form { display: grid; gap: 12px } h1 { font-size: 22px; margin: 0 } p { margin: 0; color: #4a5565 }
  label { display: grid; gap: 4px; font-weight: 600 }
  input, select { font: inherit; padding: 10px 12px; border: 1px solid #6b7787; border-radius: 8px; background: #fff; color: inherit }
  button { font: inherit; font-weight: 700; padding: 12px; border: 0; border-radius: 8px; cursor: pointer; background: #1f4fd8; color: #fff }
</style>
<main>${body}</main></html>`

interface Asked {
  readonly name: string
  readonly surname: string
  readonly birthDate: string
}

interface Choices {
  readonly outcomes: readonly string[]
  readonly misdeeds: readonly string[]
  readonly chosen: string
}

/** A form that chooses the identity, the outcome and the delivery fault to simulate. */
export const askPage = ({ name, surname, birthDate }: Asked, { outcomes, misdeeds, chosen }: Choices): string =>
  frame(`<h1>Identity check</h1>
  <p>A provider for trying things, on this machine. It believes whatever you say.</p>
  <form method="post">
  <label>Name<input name="name" value="${escaped(name)}" required></label>
  <label>Surname<input name="surname" value="${escaped(surname)}" required></label>
  <label>Birth date<input name="birthDate" type="date" value="${escaped(birthDate)}" required></label>
  <label>Number of the document<input name="documentNumber" value="X1234567"></label>
  <label>What it comes to<select name="outcome">${outcomes.map((each) => `<option${each === chosen ? ' selected' : ''}>${each}</option>`).join('')}</select></label>
  <label>What goes wrong<select name="misdeed">${misdeeds.map((each) => `<option>${each}</option>`).join('')}</select></label>
  <button>Check me</button>
  </form>`)

export const plainPage = (title: string, text: string): string =>
  frame(`<h1>${escaped(title)}</h1><p role="status">${escaped(text)}</p>`)
