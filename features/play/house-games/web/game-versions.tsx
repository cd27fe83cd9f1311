import { useApi } from '#ui/api/api-context.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { switchGame } from '../shared/operator-contract.ts'
import type { OperatedGameRowProps } from './operated-game-row.tsx'

/** The versions of a game's rules, the one of now first, each with its own switch. */
export function GameVersions({ game, returns, maySwitch, onSwitched }: OperatedGameRowProps) {
  const { definitionHash, versionsOff } = game
  const hashes = [...new Set([definitionHash, ...returns.map((each) => each.definitionHash), ...versionsOff])]
  return (
    <div className="grid gap-3">
      {hashes.map((hash) => (
        <GameVersion key={hash} game={game} hash={hash} maySwitch={maySwitch} onSwitched={onSwitched} />
      ))}
    </div>
  )
}

interface GameVersionProps extends Omit<OperatedGameRowProps, 'returns'> {
  readonly hash: string
}

function GameVersion({ game, hash, maySwitch, onSwitched }: GameVersionProps) {
  const api = useApi()
  const { slug, title, version, definitionHash, versionsOff } = game
  const isOn = !versionsOff.includes(hash)
  const name = hash === definitionHash ? `version ${version}` : `older version ${hash.slice(0, 8)}`
  const turn = async (reason: string) => {
    const body = { isOn: !isOn, definitionHash: hash, reason }
    const reply = await api.call(switchGame, { params: { slug }, body }).catch(() => null)
    if (!reply) return 'Saving failed. Try again.'
    await onSwitched(`${title}, ${name} is turned ${isOn ? 'off' : 'on'}.`)
    return undefined
  }
  return (
    <section className="grid gap-3 rounded-control p-3 hairline" aria-label={name}>
      <p className="flex flex-wrap items-center gap-2">
        <span className="mr-auto font-semibold first-letter:uppercase">{name}</span>
        <span className="operator-tag" data-tone={isOn ? 'good' : 'bad'}>
          {isOn ? 'on' : 'turned off'}
        </span>
      </p>
      {maySwitch ? (
        <ReasonForm
          key={String(isOn)}
          label={`Reason for turning ${name} ${isOn ? 'off' : 'on again'}`}
          action={`Turn ${name} ${isOn ? 'off' : 'on'}`}
          kind="quiet"
          onSend={turn}
        />
      ) : null}
    </section>
  )
}
