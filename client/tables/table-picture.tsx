import { use } from 'react'
import type { DefinitionOf } from '#engine/definition.ts'
import type { RoundEventOf, BetParams } from '#engine/events.ts'
import type { Choice } from '#engine/round-contract.ts'
import type { Game } from '#games/game.ts'
import type { Sounds } from '../sound/sounds.ts'
import { kindOf, loadScreen } from './screens.ts'
import { tableStyle } from './table-frame.tsx'
import type { TableKind } from './table-screen.ts'
import './tables.css'

interface TablePictureProps<K extends TableKind> {
  readonly game: Game<DefinitionOf<K>>
  /** The visible events only. */
  readonly events: readonly RoundEventOf<K>[]
  readonly choices: readonly Choice[]
  readonly params: BetParams
  readonly stake: number
  readonly format: (minor: number) => string
  /** The last event is being animated. */
  readonly isShowing?: boolean
  readonly isStill?: boolean
  readonly pace?: number
  readonly sounds: Sounds
}

/** The board of a finished or replayed round, without controls. */
export function TablePicture<K extends TableKind>({
  isShowing = false,
  isStill = true,
  pace = 1,
  ...props
}: TablePictureProps<K>) {
  const { screen } = use(loadScreen(kindOf(props.game) as K))
  return (
    <fieldset disabled className="table-picture" data-kind={kindOf(props.game)} style={tableStyle(props.game, pace)}>
      <screen.Board
        {...props}
        phase={isShowing ? 'showing' : 'idle'}
        levels={[props.stake]}
        options={[]}
        isStill={isStill}
        pace={pace}
        {...NOTHING_TO_PRESS}
      />
    </fieldset>
  )
}

const NOTHING_TO_PRESS = { pick() {}, choose() {}, pickStake() {} }
