import { useApi } from '#ui/api/api-context.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { GameVersions } from './game-versions.tsx'
import { type LiveReturn, type OperatedGame, switchGame } from '../shared/operator-contract.ts'

export interface OperatedGameRowProps {
  readonly game: OperatedGame
  readonly returns: readonly LiveReturn[]
  readonly maySwitch: boolean
  readonly onSwitched: (said: string) => Promise<void>
}

/** One game: its state, its returns by version and mode, and the switch. */
export function OperatedGameRow({ game, returns, maySwitch, onSwitched }: OperatedGameRowProps) {
  const api = useApi()
  const { slug, title, isOn, versionsOff, definitionHash } = game
  const starts = isOn && !versionsOff.includes(definitionHash)
  const rounds = returns.reduce((sum, each) => sum + each.rounds, 0)
  const turn = async (reason: string) => {
    const reply = await api.call(switchGame, { params: { slug }, body: { isOn: !isOn, reason } }).catch(() => null)
    if (!reply) return 'Saving failed. Try again.'
    await onSwitched(`${title} is turned ${isOn ? 'off' : 'on'}.`)
    return undefined
  }
  return (
    <li>
      <details className="card px-4 py-2">
        <summary className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="mr-auto font-semibold">{title}</span>
          <span className="figures text-[13px]/5 text-muted">{rounds.toLocaleString('en')} rounds</span>
          {returns.some(({ isAlarming }) => isAlarming) ? (
            <span className="operator-tag" data-tone="bad">
              alarm
            </span>
          ) : null}
          <span className="operator-tag" data-tone={starts ? 'good' : 'bad'}>
            {starts ? 'on' : isOn ? 'version turned off' : 'turned off'}
          </span>
        </summary>
        <div className="mt-2 grid gap-4 pb-2">
          {returns.length === 0 ? <p className="text-muted">No rounds have been counted yet.</p> : null}
          {returns.map((each) => (
            <Return key={`${each.definitionHash}/${each.mode}`} game={game} live={each} />
          ))}
          <GameVersions game={game} returns={returns} maySwitch={maySwitch} onSwitched={onSwitched} />
          {maySwitch ? (
            <ReasonForm
              key={String(isOn)}
              label={isOn ? 'Reason for turning off' : 'Reason for turning on again'}
              action={isOn ? 'Turn off' : 'Turn on'}
              {...(isOn ? { kind: 'quiet' as const } : {})}
              onSend={turn}
            />
          ) : null}
        </div>
      </details>
    </li>
  )
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`
const hour = (at: string): string => at.slice(0, 16).replace('T', ' ')
const amount = (minor: number): string => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })

function Return({ game: { version, definitionHash }, live }: { readonly game: OperatedGame; readonly live: LiveReturn }) {
  const { mode, rounds, voids, stake, win, actual, theoretical, deviation, isAlarming, from, until } = live
  const isCurrent = live.definitionHash === definitionHash
  const facts = [
    ['Actual return', percent(actual)],
    ['Math report', theoretical ? `${percent(theoretical.lowest)} to ${percent(theoretical.highest)}` : 'not of this version'],
    ['Outside the range', theoretical ? `${deviation.toFixed(1)} standard deviations` : '–'],
    ['Rounds', rounds.toLocaleString('en')],
    ['Void rounds, left out', voids.toLocaleString('en')],
    ['Played', amount(stake)],
    ['Won', amount(win)],
    ['Counted hours', `${hour(from)} to ${hour(until)} UTC`],
  ] as const
  return (
    <section className="rounded-control p-3 hairline" data-is-alarming={isAlarming ? '' : undefined}>
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {mode === 'SweepStakes' ? 'Entries' : 'Coins'}, {isCurrent ? `version ${version}` : 'older version'}
        <code className="text-[12px] text-muted">{live.definitionHash.slice(0, 8)}</code>
        {isAlarming ? (
          <span className="operator-tag" data-tone="bad">
            alarm
          </span>
        ) : null}
      </h3>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-[13px]/5 text-muted">{label}</dt>
            <dd className="figures break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
