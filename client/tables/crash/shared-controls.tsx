import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { multiplierAt } from '#engine/crash/curve.ts'
import type { CrashDefinition } from '#engine/crash/definition.ts'
import { PAY_UNITS } from '#engine/natural-odds/mode.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { GameButton } from '../../screen/game-button.tsx'
import { AmountStepper, BalancePanel } from '../../screen/panels.tsx'
import type { AnySheet } from '../../sheets/sheet.ts'
import { actOf, type SharedState } from './shared-state.ts'
import type { SharedTools } from './use-shared-play.ts'

interface SharedControlsProps {
  readonly tools: SharedTools
  readonly definition: CrashDefinition
  readonly onOpen: (sheet: AnySheet) => void
  readonly format: (minor: number) => string
}

/** Balance, menu, amounts, and one wide button that joins and collects. */
export function SharedControls({ tools, definition, onOpen, format }: SharedControlsProps) {
  const t = useTranslations('game')
  const { state, sounds } = tools
  const isIdle = state.phase === 'idle'
  const press = (sheet: AnySheet) => () => {
    sounds.play('tap')
    onOpen(sheet)
  }
  return (
    <section className="game-controls crash-controls" aria-label={t('controls')}>
      <BalancePanel state={state} />
      <GameButton icon="list-bold" label={t('menu')} onClick={press('menu')} />
      <MainButton tools={tools} definition={definition} format={format} />
      <GameButton icon="question-fill" label={t('help')} isWideOnly onClick={press('help')} />
      <GameButton icon="coins-fill" label={t('amounts')} disabled={!isIdle} onClick={press('amounts')} />
      <AmountStepper tools={tools} amount={state.stake} isLocked={!isIdle} />
    </section>
  )
}

function MainButton({ tools, definition, format }: Omit<SharedControlsProps, 'onOpen'>) {
  const t = useTranslations('game.tables.crash')
  const { play, state, stage, sounds } = tools
  const act = actOf(state, stage)
  return (
    <button
      type="button"
      className="crash-act"
      data-act={act}
      disabled={act === 'joined' || act === 'asking'}
      onClick={() => {
        sounds.play(act === 'collect' ? 'coin' : 'tap')
        play.press()
      }}
    >
      {t(`acts.${act}`)}
      <b className="figures">
        {act === 'collect' && state.bet ? (
          <Worth bet={state.bet} startsAt={state.table?.round?.startsAt ?? 0} definition={definition} format={format} />
        ) : (
          format(state.bet?.state === 'open' ? state.bet.stake : state.stake)
        )}
      </b>
    </button>
  )
}

const GAP_MS = 80

interface WorthProps {
  readonly bet: NonNullable<SharedState['bet']>
  readonly startsAt: number
  readonly definition: CrashDefinition
  readonly format: (minor: number) => string
}

/** What collecting pays now; the button keeps its accessible name. */
function Worth({ bet, startsAt, definition, format }: WorthProps) {
  const text = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = (): void => {
      const multiplier = Math.min(bet.auto ?? definition.targetMax, multiplierAt(definition, serverNowMs() - startsAt))
      if (text.current) text.current.textContent = format((bet.stake / PAY_UNITS) * multiplier)
    }
    show()
    const timer = setInterval(show, GAP_MS)
    return () => clearInterval(timer)
  }, [bet, startsAt, definition, format])
  return <span ref={text} aria-hidden="true" />
}
