import { useTranslations } from 'use-intl'
import type { Redemption } from '#features/store/redemptions/contract.ts'
import { usePrice } from '#ui/format/price.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { FactLine } from '#ui/parts/fact-line.tsx'
import { SupportLink } from '#ui/parts/support-link.tsx'
import { type OpenMatter, REDEEM_PATH } from '../contract.ts'
import { useStateTexts } from './reason-text.ts'

interface OpenCardProps {
  readonly matters: readonly OpenMatter[]
  readonly request: Redemption | undefined
}

/** What is not finished: a redemption, orders, disputes and debts, each with who acts next. */
export function OpenCard({ matters, request }: OpenCardProps) {
  const t = useTranslations('wallet')
  const price = usePrice()
  if (!request && matters.length === 0) return null
  return (
    <AccountCard title={t('open.title')}>
      <ul className="grid gap-2">
        {request ? (
          <li>
            <FactLine
              icon="trophy-fill"
              title={t('open.redemption', { price: price(request.cents) })}
              text={<Where request={request} />}
            >
              <Action to={REDEEM_PATH}>{t('open.see')}</Action>
            </FactLine>
          </li>
        ) : null}
        {matters.map((matter) => (
          <li key={matter.kind + matter.id}>
            <Matter {...matter} />
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}

function Where({ request }: { request: Redemption }) {
  const t = useTranslations('wallet.owners')
  const { title } = useStateTexts(request)
  return request.owner ? `${title} · ${t(request.owner)}` : title
}

const ICONS = { order: 'coins-fill', dispute: 'info-fill', debt: 'warning-circle-fill' } as const

function Matter({ kind, id, title, cents }: OpenMatter) {
  const t = useTranslations('wallet.open')
  const format = usePrice()
  const words = { title, price: format(cents) }
  return (
    <FactLine icon={ICONS[kind]} title={t(kind, words)} text={t(`${kind}Text`, words)}>
      {kind === 'debt' ? (
        <SupportLink className="button flex-none" data-kind="quiet" data-size="small" />
      ) : (
        <Action to={`/cash/orders/${id}/`}>{t(kind === 'order' ? 'finish' : 'see')}</Action>
      )}
    </FactLine>
  )
}

const Action = ({ to, children }: { to: string; children: string }) => (
  <LocalLink to={to} className="button flex-none" data-kind="quiet" data-size="small">
    {children}
  </LocalLink>
)
