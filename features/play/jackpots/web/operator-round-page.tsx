import { useParams } from 'react-router'
import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import type { ReplyOf } from '#kernel/contract.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ScrollRegion } from '#ui/parts/scroll-region.tsx'
import { readJackpotRound } from '../shared/operator-contract.ts'
import { amountIn, searchOf } from './operator-texts.ts'

/** A round that won a jackpot, with its proof and its events. English only. */
export default function JackpotRoundPage() {
  const { id = '' } = useParams()
  return (
    <DeskPage title="Round" back={{ to: '/operator/jackpots', label: 'Back to the jackpots' }}>
      <DeskData key={id} of={readJackpotRound} input={{ params: { id } }}>
        {(round) => <Round {...round} />}
      </DeskData>
    </DeskPage>
  )
}

const utcText = (iso: string): string => `${iso.slice(0, 19).replace('T', ' ')} UTC`

function Round({ player, login, title, round }: ReplyOf<typeof readJackpotRound>['data']) {
  const { id, mode, stake, win, balanceBefore, balanceAfter, proof, events, at, voided } = round
  const facts = [
    ['Game', title],
    ['Played', utcText(at)],
    ['Play amount', amountIn(mode, stake)],
    ['Won', amountIn(mode, win)],
    ['Balance before', amountIn(mode, balanceBefore)],
    ['Balance after', amountIn(mode, balanceAfter)],
    ...(voided ? [['Void since', `${utcText(voided.at)}. The jackpot stays paid.`] as const] : []),
    ['Nonce', String(proof.nonce)],
    ['Client seed', proof.clientSeed],
    ['Server seed', proof.serverSeed ?? 'Not revealed: the player still plays with it'],
    ['Hash of the server seed', proof.commit],
  ] as const
  return (
    <>
      <section className="card grid min-w-0 gap-4 p-4" aria-label="Facts">
        <p className="break-all">
          <code>{id}</code>
        </p>
        <p>
          Player{' '}
          <LocalLink to={searchOf(player)} className="text-link -my-2 inline-block py-2">
            {login}
          </LocalLink>
        </p>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-[13px]/5 text-muted">{label}</dt>
              <dd className="break-all tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="grid min-w-0 gap-3" aria-label="Events">
        <h2 className="text-[18px]/6 font-bold">Events</h2>
        <ScrollRegion label="Events of the round" className="card p-4">
          <ol className="grid gap-2 text-[13px]/5">
            {events.map((event, at) => (
              <li key={at}>
                <code className="break-all">{JSON.stringify(event)}</code>
              </li>
            ))}
          </ol>
        </ScrollRegion>
      </section>
    </>
  )
}
