import { Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CheckedClaim } from '#engine/claim.ts'
import type { Reveal } from '#engine/slot/events.ts'
import type { VerifiedRound, VerifyFault } from '#engine/verify.ts'
import type { Claim } from '#engine/claim.ts'
import type { RoundEvent } from '#engine/events.ts'
import { findGame, findRules } from '#games/all.ts'
import type { AnyGame, Game } from '#games/game.ts'
import { useAmount } from '#ui/format/amount.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { gridRows } from '#client/stage/game-stage.ts'
import { Sounds } from '#client/sound/sounds.ts'
import { lookOf } from '#client/stage/look.ts'
import { kindOf, loadScreen } from '#client/tables/screens.ts'
import { TablePicture } from '#client/tables/table-picture.tsx'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'

/** The requirements of each step: the step passes unless one of these faults was found. */
const STEPS = {
  seeds: ['malformed-seed'],
  commit: ['wrong-commit', 'wrong-chain'],
  rules: ['wrong-game', 'wrong-rules', 'wrong-stake'],
  events: ['wrong-choices', 'wrong-events'],
} as const satisfies Readonly<Record<string, readonly VerifyFault[]>>

export function Verdict({ claim, verified }: CheckedClaim) {
  const t = useTranslations('fair-play')
  const hasPlayed = verified.events.length > 0
  return (
    <section className="verdict" data-is-true={verified.isTrue ? '' : undefined}>
      <h3>
        <Icon name={verified.isTrue ? 'check-circle-fill' : 'warning-circle-fill'} className="size-7" />
        {t(verified.isTrue ? 'true' : 'false')}
      </h3>
      <ol>
        {Object.entries(STEPS).map(([step, faults]) => {
          const fault = faults.find((each) => verified.faults.includes(each))
          const isUnknown = step === 'events' && !hasPlayed
          return (
            <li key={step} data-is-true={fault || isUnknown ? undefined : ''}>
              <Icon name={fault || isUnknown ? 'x-bold' : 'check-bold'} />
              <span>
                {fault
                  ? t(`found.${fault}`)
                  : isUnknown
                    ? t('found.unplayable')
                    : t(`held.${step === 'seeds' && claim.chainEnd ? 'chained' : (step as keyof typeof STEPS)}`, {
                        nonce: claim.nonce,
                      })}
              </span>
            </li>
          )
        })}
      </ol>
      {hasPlayed ? <Played claim={claim} verified={verified} /> : null}
    </section>
  )
}

/** The outcome that the seeds determine: the window, each draw behind it, and where the claim differs. */
function Played({ claim, verified }: CheckedClaim) {
  const t = useTranslations('fair-play')
  const first = verified.events.find((event): event is Reveal => event.type === 'reveal')
  return (
    <>
      {first ? <Window slug={claim.gameId} reveal={first} /> : <Table claim={claim} events={verified.events} />}
      <details>
        <summary>{t('draws', { count: verified.draws.length })}</summary>
        <p className="fair-text">{t('drawsText')}</p>
        <Draws draws={verified.draws} />
      </details>
      {verified.differences.length > 0 ? (
        <details open>
          <summary>{t('differences', { count: verified.differences.length })}</summary>
          {verified.differences.slice(0, DIFFERENCES_MAX).map(({ index, claimed, played }) => (
            <dl key={index} className="difference">
              <dt>{t('claimed')}</dt>
              <dd>{claimed ? JSON.stringify(claimed) : t('nothing')}</dd>
              <dt>{t('played')}</dt>
              <dd>{played ? JSON.stringify(played) : t('nothing')}</dd>
            </dl>
          ))}
        </details>
      ) : null}
    </>
  )
}

/** The final board of the round, under the rules it was played by. */
function Table({ claim, events }: { claim: Claim; events: readonly RoundEvent[] }) {
  const format = useAmount()
  const [sounds] = useState(() => new Sounds())
  const state = useTableScreen(claim.gameId)
  const t = useTranslations('fair-play')
  const game = findGame(claim.gameId)
  const definition = findRules(claim.gameId, claim.definitionHash)
  if (!game || !definition) return null
  const played: AnyGame = { ...game, definition }
  if (state === 'missing') return <p className="fair-text">{t('boardNeedsNetwork')}</p>
  if (state === 'loading') return null
  return (
    <Suspense fallback={null}>
      <TablePicture
        game={played as Game<never>}
        events={events as never}
        choices={claim.choices}
        params={claim.bet.params ?? {}}
        stake={claim.bet.amount}
        format={(minor) => format('coins', minor)}
        sounds={sounds}
      />
    </Suspense>
  )
}

/** The verdict does not need the board: if the board cannot be loaded, it is left out with a note. */
function useTableScreen(slug: string): 'loading' | 'ready' | 'missing' {
  const [state, setState] = useState<'loading' | 'ready' | 'missing'>('loading')
  useEffect(() => {
    const game = findGame(slug)
    if (!game) return
    void loadScreen(kindOf(game)).then(
      () => setState('ready'),
      () => setState('missing'),
    )
  }, [slug])
  return state
}

const DIFFERENCES_MAX = 5

function Window({ slug, reveal }: { slug: string; reveal: Reveal }) {
  const t = useTranslations('game')
  const locale = useSiteLocale()
  const names = findGame(slug)?.symbolNames
  const { symbol } = lookOf(slug, false)
  return (
    <table className="fair-window">
      <caption className="sr-only">{t('symbolsInView')}</caption>
      <tbody>
        {gridRows(reveal.grid).map((symbols, row) => (
          <tr key={row}>
            {symbols.map((id, reel) => (
              <td key={reel}>
                <img src={symbol(id)} alt={names?.[id]?.[locale] ?? id} width="56" height="56" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How each value derives from the byte stream. */
export function Draws({ draws }: { draws: VerifiedRound['draws'] }) {
  const t = useTranslations('fair-play')
  return (
    <div className="fair-draws">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{t('drawLabel')}</th>
            <th scope="col">{t('drawWord')}</th>
            <th scope="col">{t('drawOutOf')}</th>
            <th scope="col">{t('drawValue')}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map(({ label, word, n, value, at }) => (
            <tr key={at}>
              <td>{label}</td>
              <td>{word}</td>
              <td>{n}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
