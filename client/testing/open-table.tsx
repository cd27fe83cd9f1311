import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act, Suspense } from 'react'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { findGame } from '#games/all.ts'
import type { Game } from '#games/game.ts'
import { assert } from '#kernel/result.ts'
import { ApiProvider } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import { ApiClient } from '#ui/api/client.ts'
import { kindOf, loadScreen } from '../tables/screens.ts'
import { TableGame } from '../tables/table-game.tsx'
import { launchOf } from './staged-rounds.ts'
import { StagedTable } from './staged-table.ts'

interface Call {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A table as its player sees it, playing real rounds from this one on. */
export async function openTable(slug: string, nonce = 0) {
  const game = findGame(slug)
  assert(game, `no game ${slug}`)
  const table = new StagedTable(game, nonce)
  const calls: Call[] = []
  const api = new ApiClient({
    locale: 'en',
    newKey,
    async transport({ path, body }) {
      const asked = { path, body: JSON.parse(body ?? '{}') as Call['body'] }
      calls.push(asked)
      return { status: 200, body: table.answer(path, asked.body) }
    },
  })
  // A load that a busy machine prolongs must not outlast the test that began it, as all tests share the modules.
  await loadScreen(kindOf(game))
  await act(async () => {
    openPage(new FakeServer(), {
      children: (
        <ApiProvider api={api}>
          <Suspense fallback={null}>
            <TableGame game={game as Game<never>} launch={launchOf(slug)} />
          </Suspense>
        </ApiProvider>
      ),
    })
  })
  await screen.findByRole('region', { name: game.title })
  const phase = () => document.querySelector('.table-game')?.getAttribute('data-phase')
  return {
    user: userEvent.setup(),
    table,
    calls: (end: string) => calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body),
    said: () => screen.getByTestId('table-text').textContent,
    phase,
    reached: (wanted: string) => waitFor(() => expectPhase(phase(), wanted), { timeout: 10_000 }),
    balance: () => document.querySelector('.game-balance b')?.textContent,
    won: () => document.querySelector('.table-win')?.textContent ?? null,
  }
}

function expectPhase(phase: string | null | undefined, wanted: string): void {
  if (phase !== wanted) throw new Error(`the table is ${phase}, not ${wanted}`)
}

/** Buttons, fields and regions without an accessible name. */
export const nameless = (): string[] =>
  [...document.querySelectorAll('button, input, [role="radiogroup"], [role="group"], [role="region"], [role="img"]')]
    .filter((element) => !(element.getAttribute('aria-label') ?? element.textContent ?? '').trim())
    .map((element) => element.outerHTML.slice(0, 80))
