import type { Sounds } from '../sound/sounds.ts'

interface CollectButtonProps {
  readonly name: string
  readonly amount: string
  readonly sounds: Sounds
  /** Missing while there is nothing to collect. */
  readonly collect?: () => void
}

/** Ends a round that the player may stop at any time. */
export function CollectButton({ name, amount, sounds, collect }: CollectButtonProps) {
  return (
    <button
      type="button"
      className="table-collect"
      disabled={!collect}
      onClick={() => {
        sounds.play('coin')
        collect?.()
      }}
    >
      {name}
      <b className="figures">{amount}</b>
    </button>
  )
}
