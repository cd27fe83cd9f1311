import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { multiplierAt } from '#engine/crash/curve.ts'
import type { CrashDefinition } from '#engine/crash/definition.ts'
import type { Game } from '#games/game.ts'
import { useAmount } from '#ui/format/amount.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { WinActions } from '../../overlays/win-actions.tsx'
import { levelBeside } from '../../play/play-levels.ts'
import { NoticeBox } from '../../screen/notice-box.tsx'
import { TopBar } from '../../screen/top-bar.tsx'
import type { Launch } from '../../screen/use-mode.ts'
import { useKeys } from '../../screen/use-keys.ts'
import type { AnySheet } from '../../sheets/sheet.ts'
import { BoardWindow } from '../board-window.tsx'
import { TableScenery, tableStyle } from '../table-frame.tsx'
import { AutoCollect } from './auto-collect.tsx'
import { CrashSky } from './crash-sky.tsx'
import { EndedRounds, Leavers, OwnResult, SharedText } from './shared-parts.tsx'
import { SharedControls } from './shared-controls.tsx'
import { type SharedTools, useSharedPlay } from './use-shared-play.ts'
import '../tables.css'
import './crash.css'

const ModalFrame = lazy(async () => ({ default: (await import('#ui/modal/modal-frame.tsx')).ModalFrame }))
const Sheets = lazy(() => import('../table-sheets.tsx'))

interface SharedTableProps {
  readonly game: Game<CrashDefinition>
  readonly launch: Launch
}

/** A game whose rounds everyone at a brand plays together. */
export function SharedTable({ game, launch }: SharedTableProps) {
  const tools = useSharedPlay({ game, launch })
  const { play, state, stage, isStill } = tools
  const [opened, setSheet] = useState<AnySheet | null>(null)
  const sheet = state.notice === 'ask-to-play-winnings' ? 'winnings' : opened
  const close = () => (sheet === 'winnings' ? play.send({ type: 'noticeClosed' }) : setSheet(null))
  const amount = useAmount()
  const format = (minor: number) => amount(MODE_ASSETS[state.mode].granted, minor)
  useKeys(keysOf(tools), sheet !== null)
  return (
    <main
      className="game table-game"
      data-game={game.slug}
      data-kind="crash"
      data-phase={state.phase}
      data-stage={stage}
      style={tableStyle(game, 1)}
    >
      <title>{game.title}</title>
      <h1 className="sr-only">{game.title}</h1>
      <TableScenery slug={game.slug} />
      <TopBar game={game} tools={tools} onHelp={() => setSheet('help')} />
      <BoardWindow label={game.title}>
        <div className="crash" data-is-shared="">
          <EndedRounds ended={state.table?.ended ?? []} />
          <CrashSky slug={game.slug} stage={stage} isStill={isStill} multiplierNow={multiplierNow(game, tools)}>
            <RoundLine tools={tools} />
            <Leavers round={state.table?.round ?? null} format={amount} />
            <OwnResult
              bet={state.bet}
              format={format}
              actions={<WinActions game={game} state={{ phase: state.phase, round: state.bet }} />}
            />
          </CrashSky>
          <AutoCollect definition={game.definition} tools={tools} />
        </div>
      </BoardWindow>
      <NoticeBox tools={tools} />
      <SharedControls tools={tools} definition={game.definition} onOpen={setSheet} format={format} />
      <SharedText tools={tools} format={format} />
      {sheet ? (
        <Suspense fallback={null}>
          <ModalFrame isBlocking={false} onClose={close} key={sheet}>
            <Sheets sheet={sheet} game={game} tools={tools} open={setSheet} close={close} />
          </ModalFrame>
        </Suspense>
      ) : null}
    </main>
  )
}

/** At the burst the picture stops at the multiplier that the server states. */
const multiplierNow =
  ({ definition }: Game<CrashDefinition>, { play }: SharedTools) =>
  (): number => {
    const round = play.state().table?.round
    if (!round) return 100
    return round.burst ?? multiplierAt(definition, serverNowMs() - round.startsAt)
  }

/** What the round does, over the multiplier. */
function RoundLine({ tools: { stage, state } }: { tools: SharedTools }) {
  const t = useTranslations('game.tables.crash')
  const round = state.table?.round
  if (stage === 'waiting' || !round) return <p className="crash-line-text">{t('waiting')}</p>
  if (round.state === 'called-off') return <p className="crash-line-text">{t('calledOff')}</p>
  if (stage === 'burst') return <p className="crash-line-text">{t('burst')}</p>
  if (stage === 'flying') return <p className="crash-line-text">{t('players', { count: round.players })}</p>
  return (
    <div className="crash-opening" key={`${round.chain} ${round.no}`}>
      <p className="crash-line-text">{t('open')}</p>
      <i style={{ animationDuration: `${Math.max(0, round.startsAt - serverNowMs())}ms` }} />
    </div>
  )
}

const keysOf = ({ play }: SharedTools) => ({
  press: () => play.press(),
  step(by: -1 | 1) {
    const { levels, mode, stake, phase } = play.state()
    if (phase === 'idle') play.send({ type: 'stakePicked', stake: levelBeside(levels[mode], stake, by) })
  },
})
