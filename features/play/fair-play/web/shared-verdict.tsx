import { useTranslations } from 'use-intl'
import {
  type AmountClaim,
  type CheckedShared,
  isAmount,
  isLottery,
  type SharedClaim,
  type SharedFault,
} from '#engine/fair/shared-claim.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useAmount } from '#ui/format/amount.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { useDrawName } from './draws-panel.tsx'
import { Draws } from './verdict.tsx'

/** The requirements of each step: the step passes unless one of these faults was found. */
const STEPS = {
  seeds: ['malformed-seed', 'malformed-rules'],
  commit: ['wrong-commit'],
  moments: ['wrong-moments'],
  amount: ['wrong-amount'],
  winners: ['wrong-winners'],
  tickets: ['wrong-ticket', 'wrong-root'],
} as const satisfies Readonly<Record<string, readonly SharedFault[]>>

/** The proof has all; a page of more rows is slow. */
const ROWS_MAX = 500

const MOMENT_STEPS = ['seeds', 'commit', 'moments'] as const
const AMOUNT_STEPS = ['seeds', 'commit', 'amount'] as const
const LOTTERY_STEPS = ['seeds', 'commit', 'winners', 'tickets'] as const

const stepsOf = (claim: SharedClaim) => (isLottery(claim) ? LOTTERY_STEPS : isAmount(claim) ? AMOUNT_STEPS : MOMENT_STEPS)

/** Whether a draw for all players is the one that its committed seed determines. */
export function SharedVerdict({ claim, verified: { isTrue, faults, values, draws } }: CheckedShared) {
  const t = useTranslations('fair-play')
  const name = useDrawName(claim.rules.id)
  const isUndrawn = STEPS.seeds.some((fault) => faults.includes(fault))
  return (
    <section className="verdict" data-is-true={isTrue ? '' : undefined}>
      <h3>
        <Icon name={isTrue ? 'check-circle-fill' : 'warning-circle-fill'} className="size-7" />
        {t(isTrue ? 'prizeTrue' : 'prizeFalse', { name })}
      </h3>
      <ol>
        {stepsOf(claim).map((step) => {
          const fault = STEPS[step].find((one) => faults.includes(one)) ?? (isUndrawn ? 'undrawn' : undefined)
          return (
            <li key={step} data-is-true={fault ? undefined : ''}>
              <Icon name={fault ? 'x-bold' : 'check-bold'} />
              <span>{fault ? t(`sharedFound.${fault}`) : t(`sharedHeld.${step}`)}</span>
            </li>
          )
        })}
      </ol>
      {values.length === 0 ? null : (
        <>
          {isAmount(claim) ? <HiddenAmount claim={claim} values={values} /> : <Drawn claim={claim} values={values} />}
          <details>
            <summary>{t('draws', { count: draws.length })}</summary>
            <Draws draws={draws.slice(0, ROWS_MAX)} />
          </details>
        </>
      )}
    </section>
  )
}

function HiddenAmount({ claim, values }: { claim: AmountClaim; values: readonly number[] }) {
  const t = useTranslations('fair-play')
  const format = useAmount()
  const asset = claim.sharedDraw.includes('/entries/') ? 'entries' : 'coins'
  const [from, to, amount] = [claim.rules.from, claim.rules.to, values[0] ?? 0].map((minor) => format(asset, minor))
  return <p className="fair-text">{t('hiddenAmount', { amount: amount!, from: from!, to: to! })}</p>
}

/** The moments, or the winning tickets by prize. */
function Drawn({ claim, values }: Pick<CheckedShared, 'claim'> & { values: readonly number[] }) {
  const t = useTranslations('fair-play')
  const dateTime = useDateTimeText()
  const tickets = isLottery(claim) ? new Map(claim.winners.map(({ index, ticket }) => [index, ticket])) : null
  return (
    <div className="fair-draws">
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{t('sharedPrize')}</th>
            <th scope="col">{t(tickets ? 'sharedTicket' : 'sharedMoment')}</th>
          </tr>
        </thead>
        <tbody>
          {values.slice(0, ROWS_MAX).map((value, at) => (
            <tr key={value}>
              <td>{at + 1}</td>
              <td>{tickets ? (tickets.get(value) ?? value + 1) : dateTime(value * SECOND_MS, 'second')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
