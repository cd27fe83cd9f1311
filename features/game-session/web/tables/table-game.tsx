import { type CSSProperties, lazy, Suspense, use, useState } from 'react'
import type { DefinitionOf } from '#engine/definition.ts'
import type { RoundEventOf } from '#engine/events.ts'
import type { Choice } from '#engine/round-contract.ts'
import type { AnyGame, Game } from '#games/game.ts'
import { useAmount } from '#ui/format/amount.ts'
import { ModalFrame } from '#ui/modal/modal-frame.tsx'
import { MODE_ASSETS } from '../../contract.ts'
import { TopBar } from '../screen/top-bar.tsx'
import type { Launch } from '../screen/use-game-play.ts'
import { lookOf } from '../stage/look.ts'
import { TABLE_SCREENS } from './screens.ts'
import { TableControls } from './table-controls.tsx'
import { TableNotice } from './table-notice.tsx'
import type { TableKind, TableScreen } from './table-screen.ts'
import { shownEvents } from './table-state.ts'
import { TableText } from './table-text.tsx'
import { useTablePlay } from './use-table-play.ts'
import './tables.css'

export type TableSheet = 'menu' | 'help' | 'amounts' | 'winnings'

const Sheets = lazy(() => import('./table-sheets.tsx'))

interface TableGameProps<K extends TableKind> {
  readonly game: Game<DefinitionOf<K>>
  readonly launch: Launch
}

/** Screens are loaded once each; a page that is drawn again must find the same promise. */
const loading = new Map<TableKind, Promise<{ readonly screen: TableScreen<never> }>>()

function loadScreen<K extends TableKind>(kind: K): Promise<{ readonly screen: TableScreen<K> }> {
  let promise = loading.get(kind)
  if (!promise) {
    const load = TABLE_SCREENS[kind]
    promise = (load ? load() : Promise.reject(new Error(`no screen for ${kind}`))) as NonNullable<typeof promise>
    loading.set(kind, promise)
  }
  return promise as unknown as Promise<{ readonly screen: TableScreen<K> }>
}

/** One table being played: what is on it, and around it everything that is pressed or read. */
export function TableGame<K extends TableKind>({ game, launch }: TableGameProps<K>) {
  const { screen } = use(loadScreen(kindOf(game) as K))
  return <OpenTable game={game} launch={launch} screen={screen} />
}

function OpenTable<K extends TableKind>({ game, launch, screen }: TableGameProps<K> & { screen: TableScreen<K> }) {
  const tools = useTablePlay(game, screen, launch)
  const { play, state, sounds, isStill } = tools
  const [opened, setSheet] = useState<TableSheet | null>(null)
  const sheet = state.notice === 'ask-to-play-winnings' ? 'winnings' : opened
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.round?.mode ?? state.mode]
  const { Board } = screen
  const close = () => (sheet === 'winnings' ? play.send({ type: 'noticeClosed' }) : setSheet(null))
  return (
    <main
      className="game table-game"
      data-game={game.slug}
      data-kind={kindOf(game)}
      data-phase={state.phase}
      style={coloursOf(game.slug)}
    >
      <title>{game.title}</title>
      <h1 className="sr-only">{game.title}</h1>
      <TableBackground slug={game.slug} />
      <TopBar title={game.title} tools={{ ...tools, state: { ...state, autoplay: null } }} onHelp={() => setSheet('help')} />
      <section className="table-board" aria-label={game.title}>
        <Board
          game={game}
          events={shownEvents(state) as readonly RoundEventOf<K>[]}
          phase={state.phase}
          stake={state.stake}
          terms={state.terms}
          pick={(terms) => play.send({ type: 'termsPicked', terms })}
          options={state.phase === 'choosing' ? optionsOf(state.round?.awaiting) : []}
          choose={(choice) => play.choose(choice)}
          choices={(state.round?.choices ?? []) as readonly Choice[]}
          levels={state.levels[state.mode]}
          pickStake={(stake) => play.send({ type: 'stakePicked', stake })}
          format={(minor) => format(granted, minor)}
          isStill={isStill}
          pace={tools.pace}
          sounds={sounds}
        />
      </section>
      <TableNotice tools={tools} />
      <TableControls
        tools={tools}
        bet={screen.betOf(game.definition, state)}
        isByChips={screen.isByChips === true}
        onOpen={setSheet}
      />
      <TableText screen={screen} state={state} format={(minor) => format(granted, minor)} />
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

const kindOf = ({ definition }: AnyGame) => definition.kind

const optionsOf = (awaiting: { options: readonly { choice: object; cost: number }[] } | null | undefined) =>
  (awaiting?.options ?? []) as readonly { choice: Choice; cost: number }[]

function TableBackground({ slug }: { slug: string }) {
  const { background } = lookOf(slug, false)
  return (
    <>
      <picture className="game-background">
        <source media="(orientation: portrait)" srcSet={background.portrait} />
        <img src={background.landscape} alt="" fetchPriority="high" />
      </picture>
      <div className="game-shade" />
    </>
  )
}

function coloursOf(slug: string): CSSProperties {
  const { light, glow, well } = lookOf(slug, false).colours
  const css = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`
  return { '--game-light': css(light), '--game-glow': css(glow), '--game-well': css(well) } as CSSProperties
}
