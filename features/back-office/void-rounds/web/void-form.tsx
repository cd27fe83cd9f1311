import { type FormEvent, useState } from 'react'
import { VOID_REASONS, type VoidReason } from '#kernel/void-reasons.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { previewVoid, proposeVoid, type VoidableGame, type VoidPreview, type VoidScope } from '../contract.ts'
import { countText, LOST, REASONS, REFUSED } from './texts.ts'
import { VoidSums } from './void-sums.tsx'

interface VoidFormProps {
  readonly games: readonly VoidableGame[]
  readonly onProposed: (said: string) => Promise<void>
}

/** Rounds as an operator named them, and what was found. */
interface Seen {
  readonly scope: VoidScope
  readonly preview: VoidPreview
}

/** First the rounds and what an act would return, then the act. */
export function VoidForm({ games, onProposed }: VoidFormProps) {
  const api = useApi()
  const [seen, setSeen] = useState<Seen>()
  const [problem, setProblem] = useState('')
  const look = async (scope: VoidScope) => {
    setSeen(undefined)
    const reply = await api.call(previewVoid, { body: { scope } }).catch(() => null)
    if (!reply) return setProblem('Loading failed. Try again.')
    if (!reply.success) return setProblem(REFUSED[reply.reasonType])
    setProblem(reply.data.rounds === 0 ? 'There are no rounds that could be void.' : '')
    if (reply.data.rounds > 0) setSeen({ scope, preview: reply.data })
  }
  return (
    <section className="card grid gap-4 p-4" aria-label="Declare rounds void">
      <ScopeForm games={games} onLook={look} />
      <p role="alert" className={problem === '' ? 'sr-only' : 'operator-alert'}>
        {problem}
      </p>
      {seen ? (
        <Proposal
          seen={seen}
          isOn={games.find(({ slug }) => slug === seen.preview.game)?.isOn ?? false}
          onProposed={async (said) => {
            setSeen(undefined)
            await onProposed(said)
          }}
        />
      ) : null}
    </section>
  )
}

/** A local date and time of the form is UTC, as the page says. */
const isoOf = (local: string): string => new Date(`${local}Z`).toISOString()

function scopeOf(form: FormData): VoidScope {
  const text = (name: string): string => ((form.get(name) as string | null) ?? '').trim()
  if (form.has('round')) return { kind: 'round', round: text('round') }
  const definitionHash = text('version') || null
  return { kind: 'game', game: text('game'), definitionHash, from: isoOf(text('from')), until: isoOf(text('until')) }
}

function ScopeForm({
  games,
  onLook,
}: {
  readonly games: readonly VoidableGame[]
  readonly onLook: (scope: VoidScope) => Promise<void>
}) {
  const [kind, setKind] = useState<VoidScope['kind']>('game')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    await onLook(scopeOf(new FormData(event.currentTarget)))
    setBusy(false)
  }
  return (
    <form className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3" onSubmit={(event) => void send(event)}>
      <Field label="Rounds">
        {(ids) => (
          <Select {...ids} value={kind} onChange={({ target }) => setKind(target.value as VoidScope['kind'])}>
            <option value="game">All rounds of a game in a period</option>
            <option value="round">One round</option>
          </Select>
        )}
      </Field>
      {kind === 'round' ? (
        <Field label="Round" hint="rnd_…, from the player’s history.">
          {(ids) => <input {...ids} className="input" name="round" pattern="rnd_[0-9a-z]{26}" autoComplete="off" required />}
        </Field>
      ) : (
        <PeriodFields games={games} />
      )}
      <button type="submit" className="button w-fit sm:mt-[26px]" data-kind="quiet" disabled={isBusy}>
        Count the rounds
      </button>
    </form>
  )
}

function PeriodFields({ games }: Pick<VoidFormProps, 'games'>) {
  const [game, setGame] = useState(games[0]?.slug ?? '')
  const versions = games.find(({ slug }) => slug === game)?.versions ?? []
  return (
    <>
      <Field label="Game">
        {(ids) => (
          <Select {...ids} name="game" value={game} onChange={({ target }) => setGame(target.value)}>
            {games.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Version of the rules">
        {(ids) => (
          <Select {...ids} name="version">
            <option value="">All versions</option>
            {versions.map((hash, nth) => (
              <option key={hash} value={hash}>
                {hash.slice(0, 8)}
                {nth === 0 ? ', current' : ', older'}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="From (UTC)" hint="When the first round began.">
        {(ids) => <input {...ids} className="input" name="from" type="datetime-local" required />}
      </Field>
      <Field label="Until (UTC)" hint="Not included. At most 31 days.">
        {(ids) => <input {...ids} className="input" name="until" type="datetime-local" required />}
      </Field>
    </>
  )
}

interface ProposalProps {
  readonly seen: Seen
  readonly isOn: boolean
  readonly onProposed: (said: string) => Promise<void>
}

function Proposal({ seen: { scope, preview }, isOn, onProposed }: ProposalProps) {
  const api = useApi()
  const { title, rounds, sums } = preview
  const what = scope.kind === 'game' && scope.definitionHash !== null ? `this version of ${title}` : title
  const [reason, setReason] = useState<VoidReason>('wrong-result')
  const [takesWins, setTakesWins] = useState(false)
  const [switchesOff, setSwitchesOff] = useState(scope.kind === 'game' && isOn)
  const send = async (why: string) => {
    const body = { scope, rounds, reason, takesWins, switchesOff, why }
    const reply = await api.call(proposeVoid, { body }).catch(() => null)
    if (!reply) return LOST
    if (!reply.success) return REFUSED[reply.reasonType]
    await onProposed(`A second operator has to approve it.${switchesOff ? ` Turned off: ${what}.` : ''}`)
    return undefined
  }
  return (
    <div className="grid gap-4">
      <VoidSums sums={sums} label={`${title}: ${countText(rounds, 'round')}`} />
      <p className="max-w-[70ch] text-muted">
        Play amounts are returned in full, to the balances that paid them. Open rounds are settled by their default first. Free
        rounds are given back. Jackpots stay paid, and promotions keep what rounds counted for.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="What players are told">
          {(ids) => (
            <Select {...ids} value={reason} onChange={({ target }) => setReason(target.value as VoidReason)}>
              {VOID_REASONS.map((each) => (
                <option key={each} value={each}>
                  {REASONS[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="sm:pt-[26px]">
          <Choice label="Take wins back, as far as players still have them" isOn={takesWins} onChange={setTakesWins} />
          {isOn ? <Choice label={`Turn ${what} off right away`} isOn={switchesOff} onChange={setSwitchesOff} /> : null}
        </div>
      </div>
      <ReasonForm label="Reason for the act" action="Ask for approval" onSend={send} />
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

const Choice = ({ label, isOn, onChange }: ChoiceProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input type="checkbox" className="size-5" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)
