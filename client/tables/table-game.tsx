import { lazy, Suspense, use, useState } from 'react'
import type { DefinitionOf } from '#engine/definition.ts'
import type { RoundEventOf } from '#engine/events.ts'
import type { Choice } from '#engine/round-contract.ts'
import type { Game } from '#games/game.ts'
import { useAmount } from '#ui/format/amount.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { NoticeBox } from '../screen/notice-box.tsx'
import { WinActions } from '../overlays/win-actions.tsx'
import { TopBar } from '../screen/top-bar.tsx'
import type { AnySheet } from '../sheets/sheet.ts'
import type { Launch } from '../screen/use-mode.ts'
import { levelBeside } from '../play/play-levels.ts'
import { useKeys } from '../screen/use-keys.ts'
import { BoardWindow } from './board-window.tsx'
import { useMainButton } from './main-action.ts'
import { kindOf, loadScreen } from './screens.ts'
import { TableControls } from './table-controls.tsx'
import { TableScenery, tableStyle } from './table-frame.tsx'
import type { TableKind, TableScreen } from './table-screen.ts'
import { shownEvents } from './table-state.ts'
import { TableText } from './table-text.tsx'
import { TableWin, tierOf } from './table-win.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { type TableTools, useTablePlay } from './use-table-play.ts'
import './tables.css'

/** Sheets over the game load when they are opened. */
const ModalFrame = lazy(async () => ({ default: (await import('#ui/modal/modal-frame.tsx')).ModalFrame }))
const Sheets = lazy(() => import('./table-sheets.tsx'))

interface TableGameProps<K extends TableKind> {
  readonly game: Game<DefinitionOf<K>>
  readonly launch: Launch
  /** Disables animation regardless of the system's setting, for reviewing playback. */
  readonly isStill?: boolean
}

/** A table in play: its board, controls and texts. */
export function TableGame<K extends TableKind>(props: TableGameProps<K>) {
  const { screen } = use(loadScreen(kindOf(props.game) as K))
  return <OpenTable {...props} screen={screen} />
}

function OpenTable<K extends TableKind>({ game, launch, screen, ...shown }: TableGameProps<K> & { screen: TableScreen<K> }) {
  const tools = useTablePlay({ game, screen, launch, ...shown })
  const { play, state, sounds, isStill, pace } = tools
  const [opened, setSheet] = useState<AnySheet | null>(null)
  const sheet = state.notice === 'ask-to-play-winnings' ? 'winnings' : opened
  const { main, offer } = useMainButton({ screen, isTurn: state.phase === 'choosing', begin: () => play.press() })
  const formatHere = useFormat(state)
  useKeys(keysOf(tools, main.press), sheet !== null)
  useKeptFocus(state.phase)
  const close = () => (sheet === 'winnings' ? play.send({ type: 'noticeClosed' }) : setSheet(null))
  return (
    <main
      className="game table-game"
      data-game={game.slug}
      data-kind={kindOf(game)}
      data-phase={state.phase}
      data-tier={tierOf(state)}
      style={tableStyle(game, pace)}
    >
      <title>{game.title}</title>
      <h1 className="sr-only">{game.title}</h1>
      <TableScenery slug={game.slug} />
      <TopBar game={game} tools={tools} onHelp={() => setSheet('help')} />
      <BoardWindow label={game.title} offer={offer}>
        <screen.Board
          game={game}
          events={shownEvents(state) as readonly RoundEventOf<K>[]}
          phase={state.phase}
          stake={state.stake}
          params={state.params}
          pick={(params) => play.send({ type: 'paramsPicked', params })}
          options={state.phase === 'choosing' ? optionsOf(state.round?.awaiting) : []}
          choose={(choice) => play.choose(choice)}
          choices={(state.round?.choices ?? []) as readonly Choice[]}
          levels={state.levels[state.mode]}
          pickStake={(stake) => play.send({ type: 'stakePicked', stake })}
          format={formatHere}
          isStill={isStill}
          pace={pace}
          sounds={sounds}
        />
      </BoardWindow>
      <TableWin {...{ state, isStill, pace, format: formatHere }} actions={<WinActions game={game} state={state} />} />
      <NoticeBox tools={tools} />
      <TableControls
        tools={tools}
        main={main}
        bet={screen.betOf(game.definition, state)}
        isByChips={screen.isByChips?.(game.definition) ?? false}
        onOpen={setSheet}
      />
      <TableText
        screen={screen}
        definition={game.definition}
        events={shownEvents(state) as readonly RoundEventOf<K>[]}
        balance={state.phase === 'idle' && state.round ? state.balanceShown : null}
        format={formatHere}
      />
      {sheet ? (
        <Suspense fallback={null}>
          <ModalFrame isBlocking={false} onClose={close} key={sheet}>
            <Sheets sheet={sheet} game={game} tools={tools} open={setSheet} close={close}>
              {screen.HelpPart ? <screen.HelpPart game={game} /> : null}
            </Sheets>
          </ModalFrame>
        </Suspense>
      ) : null}
    </main>
  )
}

/** Formats minor units in the mode of the visible round. */
function useFormat({ round, mode }: TableTools['state']): (minor: number) => string {
  const format = useAmount()
  const { granted } = MODE_ASSETS[round?.mode ?? mode]
  return (minor) => format(granted, minor)
}

const optionsOf = (awaiting: { options: readonly { choice: object; cost: number }[] } | null | undefined) =>
  (awaiting?.options ?? []) as readonly { choice: Choice; cost: number }[]

const keysOf = ({ play }: TableTools, press: () => void) => ({
  press,
  step(by: -1 | 1) {
    const { levels, mode, stake } = play.state()
    play.send({ type: 'stakePicked', stake: levelBeside(levels[mode], stake, by) })
  },
})
