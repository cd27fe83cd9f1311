import { devOnly } from '#ui/page/dev-only.ts'
import * as fixtures from '../fixtures.ts'
import { HomeQuestView } from './home-quest-view.tsx'
import { QuestView } from './quest-view.tsx'
import { GameSkeletons } from './task-games.tsx'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined
const PAGES = {
  running: fixtures.running,
  'a guest': fixtures.forGuest,
  'the day is done': fixtures.dayDone,
  'shared game sets': fixtures.withSharedGames,
  'a season': fixtures.season,
  'entries are closed': fixtures.coinsOnly,
  'before the start': fixtures.planned,
  ended: fixtures.ended,
} as const
const HOMES = { today: fixtures.onHome, done: fixtures.doneOnHome, next: fixtures.nextOnHome } as const

/** Every state of the quest, on its page and on home, from fixtures. */
export default function GalleryPage() {
  return (
    <main className="mx-auto grid max-w-360 gap-8 p-4 [&>*]:min-w-0">
      {Object.entries(HOMES).map(([name, onHome]) => (
        <section key={name} className="grid gap-2">
          <h2 className="font-bold">home: {name}</h2>
          <HomeQuestView {...onHome} />
        </section>
      ))}
      <section className="grid gap-2">
        <h2 className="font-bold">games are loading</h2>
        <GameSkeletons />
      </section>
      {Object.entries(PAGES).map(([name, { payload }]) => (
        <section key={name} className="campaign">
          <h2 className="font-bold">{name}</h2>
          <QuestView payload={payload} isGuest={name === 'a guest'} onNext={nothing} />
        </section>
      ))}
    </main>
  )
}
