import { useState } from 'react'
import { slotGames, tableGames } from '#games/all.ts'
import type { AnyGame } from '#games/game.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { PROFILES } from '#client/playback/profiles.ts'
import { ROUND_KINDS } from '#client/testing/round-kinds.ts'
import { kindsOf } from '#client/testing/staged-rounds.ts'
import { STORIES } from '#client/testing/stories.ts'
import { type TableStart, tableStarts } from '#client/testing/table-starts.ts'
import { devOnly } from '#ui/page/dev-only.ts'

/** Development only. */
export const loader = devOnly

/** Links to every slot, kind of round and speed, and to every table at each of its events and choices. */
export default function GalleryListPage() {
  return (
    <main className="mx-auto max-w-300 p-6">
      <title>Gallery</title>
      <h1 className="text-[32px]/10 font-extrabold">Gallery</h1>
      <section>
        <h2 className="mt-8 text-[20px]/7 font-bold">Made up by hand</h2>
        <ul className="mt-2 grid gap-2">
          {STORIES.map(({ id }) => (
            <Speeds key={id} name={id} search={`story=${id}`} />
          ))}
        </ul>
      </section>
      {tableGames.map((game) => (
        <TableStarts key={game.slug} game={game} />
      ))}
      {slotGames.map(({ slug, title }) => (
        <GameKinds key={slug} slug={slug} title={title} />
      ))}
    </main>
  )
}

const TABLE_SPEEDS = ['normal', 'turbo', 'reduced']

/** The nonces at which a table shows each event and offers each choice. */
function TableStarts({ game }: { game: AnyGame }) {
  const [starts, setStarts] = useState<readonly TableStart[] | null>(null)
  return (
    <section>
      <h2 className="mt-8 text-[20px]/7 font-bold">{game.title}</h2>
      {starts ? (
        <ul className="mt-2 grid gap-2">
          {starts.map(({ name, nonce }) => (
            <li key={name} className="flex flex-wrap items-center gap-3">
              <b className="w-40">{name}</b>
              {TABLE_SPEEDS.map((speed) => (
                <LocalLink
                  key={speed}
                  className="rounded bg-bg2 px-3 py-2"
                  to={`/dev/gallery/game?table=${game.slug}&nonce=${nonce}&speed=${speed}`}
                >
                  {speed}
                </LocalLink>
              ))}
            </li>
          ))}
        </ul>
      ) : (
        <button type="button" className="button mt-2" onClick={() => setStarts(tableStarts(game))}>
          Find its rounds
        </button>
      )}
    </section>
  )
}

/** The search for a game's kinds of rounds plays many rounds, so it runs only on request. */
function GameKinds({ slug, title }: { slug: string; title: string }) {
  const [kinds, setKinds] = useState<ReadonlySet<string> | null>(null)
  return (
    <section>
      <h2 className="mt-8 text-[20px]/7 font-bold">{title}</h2>
      {kinds ? (
        <ul className="mt-2 grid gap-2">
          {ROUND_KINDS.filter((kind) => kinds.has(kind)).map((kind) => (
            <Speeds key={kind} name={kind} search={`slot=${slug}&kind=${kind}`} />
          ))}
        </ul>
      ) : (
        <button type="button" className="button mt-2" onClick={() => setKinds(kindsOf(slug))}>
          Find its rounds
        </button>
      )}
    </section>
  )
}

function Speeds({ name, search }: { name: string; search: string }) {
  return (
    <li className="flex flex-wrap items-center gap-3">
      <b className="w-40">{name}</b>
      {Object.keys(PROFILES).map((speed) => (
        <LocalLink key={speed} className="rounded bg-bg2 px-3 py-2" to={`/dev/gallery/game?${search}&speed=${speed}`}>
          {speed}
        </LocalLink>
      ))}
      <LocalLink className="rounded bg-bg2 px-3 py-2" to={`/dev/gallery/game?${search}&open`}>
        cut off
      </LocalLink>
    </li>
  )
}
