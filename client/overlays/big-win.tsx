import { useEffect, useState } from 'react'
import type { SlotGame } from '#games/game.ts'
import type { PlayState } from '../play/play-state.ts'
import { type LoudTier, isLoud, tierSteps, type WinTier, winTier } from '../playback/win-tier.ts'
import { useCountUp } from '../screen/count-up.tsx'
import type { Sounds } from '../sound/sounds.ts'
import { Celebration, CelebrationAhead, Multiple } from './celebration.tsx'
import { playAmountOf } from './play-amount-of.ts'
import { usePlayedFormat } from './played-amount.tsx'
import { Shower } from './shower.tsx'

const LOUD: readonly LoudTier[] = ['big', 'mega', 'epic']
/** In semitones. */
const STEP_UP: Readonly<Record<LoudTier, number>> = { big: 0, mega: 4, epic: 7 }

interface BigWinProps {
  readonly game: SlotGame
  readonly state: PlayState
  readonly sounds: Sounds
}

/** A win, or the total of free spins, from 15 play amounts on; smaller ones have some coins at most. */
export function BigWin({ game, state, sounds }: BigWinProps) {
  const { round } = state
  const shown = shownWin(state)
  if (!round) return null
  if (shown) return <Climb key={`${round.id}/${shown.amount}`} {...{ game, state, sounds, ...shown }} />
  const best = winTier(round.win, round.stake)
  if (state.win?.isNew) return <Shower tier={state.win.tier} />
  if (state.phase === 'idle' || !isLoud(best)) return null
  return <CelebrationAhead words={LOUD.slice(0, LOUD.indexOf(best) + 1)} />
}

interface Shown {
  readonly amount: number
  readonly countMs: number
  readonly isTotal: boolean
}

function shownWin({ phase, win, card }: PlayState): Shown | null {
  if (phase !== 'celebrating') return null
  if (card?.kind === 'featureEnd') return isLoud(card.tier) ? { ...card, isTotal: true } : null
  return win?.isNew && isLoud(win.tier) ? { ...win, isTotal: false } : null
}

/** The count climbs from tier to tier, and the words with it. */
function Climb({ game, state, sounds, amount, countMs, isTotal }: BigWinProps & Shown) {
  const stake = state.round?.stake ?? 0
  const format = usePlayedFormat(state)
  const [steps] = useState(() => tierSteps(amount, stake))
  const shown = useCountUp({ amount, ms: countMs, steps })
  const tier = loudOf(winTier(shown, stake))
  useEffect(() => {
    if (tier !== 'big' && countMs > 0) sounds.play('winBig', STEP_UP[tier])
  }, [tier, countMs, sounds])
  return (
    <Celebration words={tier} tier={tier} isTotal={isTotal}>
      <b className="celebration-amount figures">{format(shown)}</b>
      <Multiple amount={shown} stake={playAmountOf(game, state)} />
    </Celebration>
  )
}

/** A loud win starts at the first tier. */
const loudOf = (tier: WinTier): LoudTier => (isLoud(tier) ? tier : 'big')
