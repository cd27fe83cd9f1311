import { useTranslations } from 'use-intl'
import type { RedemptionOverview } from '#features/store/redemptions/contract.ts'
import { usePrice } from '#ui/format/price.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { FactLine } from '#ui/parts/fact-line.tsx'
import { REDEEM_PATH } from '../contract.ts'
import { useForgetMethod } from './queries.ts'
import type { Methods } from './wallet-view.tsx'
import { useAccountTitle } from './account-title.ts'

/** Cards and banks that the player kept for later purchases. */
export function MethodsCard({ saved }: Pick<Methods, 'saved'>) {
  const t = useTranslations('wallet')
  const forget = useForgetMethod()
  return (
    <AccountCard title={t('methods.title')}>
      {saved.length === 0 ? (
        <p className="text-muted">{t('methods.none')}</p>
      ) : (
        <ul className="grid gap-2">
          {saved.map(({ id, methodId, title }) => (
            <li key={id}>
              <FactLine
                icon={methodId === 'trustly' || methodId === 'aonepay' ? 'buildings-fill' : 'credit-card-fill'}
                title={title}
              >
                <button
                  type="button"
                  className="button flex-none"
                  data-kind="quiet"
                  data-size="small"
                  disabled={forget.isPending}
                  aria-label={t('accounts.removeNamed', { title })}
                  onClick={() => forget.mutate(id)}
                >
                  {t('accounts.remove')}
                </button>
              </FactLine>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  )
}

interface SettingsCardProps {
  readonly redemptions: RedemptionOverview | undefined
  /** US cents; null without a limit. */
  readonly limitLeft: number | null | undefined
}

/** Where prizes go, the tax form, and the limit of purchases. */
export function SettingsCard({ redemptions, limitLeft }: SettingsCardProps) {
  const t = useTranslations('wallet.settings')
  const price = usePrice()
  const accounts = redemptions?.accounts ?? []
  const titleOf = useAccountTitle()
  return (
    <AccountCard title={t('title')}>
      <div className="grid gap-2">
        {redemptions ? (
          <Setting
            icon="buildings-fill"
            title={t('prizesTo')}
            text={accounts.length === 0 ? t('noAccount') : accounts.map(({ title }) => titleOf(title)).join(', ')}
            to={REDEEM_PATH}
            action={t(accounts.length === 0 ? 'add' : 'change')}
          />
        ) : null}
        {redemptions && redemptions.taxForm !== 'not-needed' ? (
          <Setting
            icon="file-text-fill"
            title={t('tax')}
            text={t(redemptions.taxForm === 'given' ? 'taxGiven' : 'taxNeeded')}
            to={REDEEM_PATH}
            action={t(redemptions.taxForm === 'given' ? 'change' : 'add')}
          />
        ) : null}
        {limitLeft === undefined ? null : (
          <Setting
            icon="sliders-horizontal-bold"
            title={t('limit')}
            text={limitLeft === null ? t('noLimit') : t('limitLeft', { price: price(limitLeft) })}
            to="/profile/limits"
            action={t(limitLeft === null ? 'set' : 'change')}
          />
        )}
      </div>
    </AccountCard>
  )
}

interface SettingProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly to: string
  readonly action: string
}

const Setting = ({ icon, title, text, to, action }: SettingProps) => (
  <FactLine icon={icon} title={title} text={text}>
    <LocalLink to={to} className="button flex-none" data-kind="quiet" data-size="small" aria-label={`${title}: ${action}`}>
      {action}
    </LocalLink>
  </FactLine>
)
