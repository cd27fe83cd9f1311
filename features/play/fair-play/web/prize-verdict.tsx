import { useTranslations } from 'use-intl'
import type { CheckedPrize } from '#engine/claim.ts'
import type { PrizeFault } from '#engine/fair/prize-draw.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useDrawName } from './draws-panel.tsx'
import { Draws } from './verdict.tsx'

/** The requirements of each step: the step passes unless one of these faults was found. */
const STEPS = {
  seeds: ['malformed-seed', 'malformed-rules'],
  commit: ['wrong-commit'],
  rules: ['wrong-rules'],
  prize: ['wrong-prize'],
} as const satisfies Readonly<Record<string, readonly PrizeFault[]>>

/** Proofs of earlier releases lack the hash of the rules. */
const stepsOf = ({ definitionHash }: CheckedPrize['claim']) =>
  Object.entries(STEPS).filter(([step]) => step !== 'rules' || definitionHash != null)

/** Whether a promotion drew the prize that the seeds and its odds determine. */
export function PrizeVerdict({ claim, verified: { isTrue, faults, prize, draws } }: CheckedPrize) {
  const { rules, nonce } = claim
  const t = useTranslations('fair-play')
  const name = useDrawName(rules.id)
  return (
    <section className="verdict" data-is-true={isTrue ? '' : undefined}>
      <h3>
        <Icon name={isTrue ? 'check-circle-fill' : 'warning-circle-fill'} className="size-7" />
        {t(isTrue ? 'prizeTrue' : 'prizeFalse', { name })}
      </h3>
      <ol>
        {stepsOf(claim).map(([step, each]) => {
          const fault = each.find((one) => faults.includes(one))
          const isUnknown = prize === null && step !== 'seeds'
          return (
            <li key={step} data-is-true={fault || isUnknown ? undefined : ''}>
              <Icon name={fault || isUnknown ? 'x-bold' : 'check-bold'} />
              <span>
                {fault || isUnknown
                  ? t(`prizeFound.${fault ?? 'undrawn'}`)
                  : t(`prizeHeld.${step as keyof typeof STEPS}`, { nonce, prize: prize ?? '' })}
              </span>
            </li>
          )
        })}
      </ol>
      {prize === null ? null : (
        <>
          {rules.picks === undefined ? <Odds rules={rules} /> : null}
          <details>
            <summary>{t('draws', { count: draws.length })}</summary>
            <Draws draws={draws} />
          </details>
        </>
      )}
    </section>
  )
}

function Odds({ rules: { prizes } }: Pick<CheckedPrize['claim'], 'rules'>) {
  const t = useTranslations('fair-play')
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <div className="fair-draws">
      <table className="figures">
        <caption className="sr-only">{t('prizeOdds')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('prizeName')}</th>
            <th scope="col">{t('prizeChance')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ id, weight }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{t('prizeShare', { weight, total })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
