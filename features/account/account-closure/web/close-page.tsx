import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { ANSWER_DAYS, getClosure, GRACE_DAYS, type KeptPart } from '../contract.ts'
import { CloseForm } from './close-form.tsx'

const FACTS = ['out', 'rounds', 'offers', 'back', 'final', 'excluded'] as const
const SHOWN = ['coins', 'entries', 'winnings'] as const

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getClosure)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Account closure: what is due, what ends, what is retained, and the confirmation form. */
export default function ClosePage() {
  const t = useTranslations('account-closure')
  const { balances, kept } = useSuspenseQuery(queryOf(useApi(), getClosure)).data.data
  return (
    <AccountFrame title={t('title')}>
      <AccountColumns>
        <div className="grid gap-4">
          <Due balances={balances} />
          <AccountCard title={t('formTitle')} text={t('formText')}>
            <CloseForm />
          </AccountCard>
        </div>
        <div className="grid gap-4">
          <AccountCard title={t('whatHappens')}>
            <ul className="grid gap-3">
              {FACTS.map((fact) => (
                <li key={fact} className="flex items-start gap-3 text-[16px]/6">
                  <Icon
                    name={fact === 'back' ? 'check-circle-fill' : 'info-fill'}
                    className="mt-0.5 size-5 flex-none text-second"
                  />
                  {t(`facts.${fact}`, { days: GRACE_DAYS })}
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-x-6">
              <LocalLink to="/profile/cool-off" className="text-link py-3">
                {t('breakLink')}
              </LocalLink>
              <LocalLink to="/profile/data" className="text-link py-3">
                {t('dataLink')}
              </LocalLink>
            </div>
          </AccountCard>
          <Kept kept={kept} />
        </div>
      </AccountColumns>
    </AccountFrame>
  )
}

type Balances = Record<(typeof SHOWN)[number] | 'tourPoints', number>

function Due({ balances }: { balances: Balances }) {
  const t = useTranslations('account-closure')
  const amount = useAmount()
  return (
    <AccountCard title={t('dueTitle')}>
      <dl className="grid gap-2">
        {SHOWN.map((asset) => (
          <div key={asset} className="flex items-center justify-between gap-4 rounded-control bg-page/60 px-4 py-3 hairline">
            <dt>
              <span className="block font-semibold">{t(`assets.${asset}`)}</span>
              <span className="block text-[12.5px]/4 text-muted">{t(asset === 'winnings' ? 'owed' : 'ends')}</span>
            </dt>
            <dd className="text-[18px]/6 font-bold tabular-nums">
              {amount(asset, asset === 'coins' ? balances.coins + balances.tourPoints : balances[asset])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">{t(balances.winnings > 0 ? 'owedText' : 'nothingOwed')}</p>
    </AccountCard>
  )
}

function Kept({ kept }: { kept: readonly KeptPart[] }) {
  const t = useTranslations('account-closure')
  return (
    <AccountCard title={t('keptTitle')} text={t('keptText', { days: ANSWER_DAYS.answer })}>
      <ul className="grid gap-2">
        {kept.map(({ why, years }) => (
          <li key={why} className="flex items-start gap-3">
            <Icon name="lock-key-fill" className="mt-0.5 size-5 flex-none text-muted" />
            <span>
              {t(`why.${why}`)} <span className="text-muted">{years === null ? t('forGood') : t('forYears', { years })}</span>
            </span>
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}
