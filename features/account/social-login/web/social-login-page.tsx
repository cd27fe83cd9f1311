import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { useHasArea } from '#ui/page/web-features.tsx'
import { useDayText } from '#ui/time/day-text.ts'
import { type LinkedProvider, listSocials } from '../contract.ts'
import { useGoToProvider, useUnlink } from './queries.ts'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, listSocials)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The linked identities that can sign in to this account. */
export default function SocialsPage() {
  const t = useTranslations('social-login')
  const { providers } = useSuspenseQuery(queryOf(useApi(), listSocials)).data.data
  return (
    <AccountFrame title={t('title')}>
      <AccountColumns>
        <AccountCard title={t('title')} text={t('text')}>
          {providers.length > 0 ? <ProviderList providers={providers} /> : <NoProvider />}
        </AccountCard>
        {providers.length > 0 ? <GoodToKnow /> : null}
      </AccountColumns>
    </AccountFrame>
  )
}

const POINTS = ['onlySignIn', 'oneToOne', 'unlinkedKeeps'] as const

function GoodToKnow() {
  const t = useTranslations('social-login')
  const hasSecurity = useHasArea('/profile/security')
  return (
    <AccountCard title={t('goodToKnow')}>
      <ul className="grid gap-3">
        {POINTS.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="check-circle-fill" className="size-5 flex-none text-second" />
            {t(point)}
          </li>
        ))}
      </ul>
      {hasSecurity ? (
        <LocalLink className="text-link w-fit py-3" to="/profile/security">
          {t('toSecurity')}
        </LocalLink>
      ) : null}
    </AccountCard>
  )
}

function NoProvider() {
  const t = useTranslations('social-login')
  const hasSecurity = useHasArea('/profile/security')
  return (
    <div className="grid justify-items-center gap-3 rounded-control bg-page/60 p-8 text-center hairline">
      <Icon name="user-circle-fill" className="size-10 text-muted" />
      <p className="font-semibold">{t('none')}</p>
      <p className="text-muted">{t('noneText')}</p>
      {hasSecurity ? (
        <LocalLink className="button" data-kind="quiet" to="/profile/security">
          {t('toSecurity')}
        </LocalLink>
      ) : null}
    </div>
  )
}

function ProviderList({ providers }: { providers: readonly LinkedProvider[] }) {
  const { pathname } = useLocation()
  const go = useGoToProvider({ isLinking: true })
  const unlink = useUnlink()
  const isBusy = go.isPending || unlink.isPending
  return (
    <ul className="grid gap-2">
      {providers.map((provider) => (
        <ProviderLine
          key={provider.id}
          provider={provider}
          isBusy={isBusy}
          onLink={() => go.mutate({ provider: provider.id, returnTo: pathname })}
          onUnlink={() => unlink.mutate(provider.id)}
        />
      ))}
    </ul>
  )
}

interface LineProps {
  readonly provider: LinkedProvider
  readonly isBusy: boolean
  onLink(): void
  onUnlink(): void
}

function ProviderLine({ provider: { title, linked }, isBusy, onLink, onUnlink }: LineProps) {
  const t = useTranslations('social-login')
  const day = useDayText()
  const at = linked ? day(linked.at) : ''
  const since = linked?.email ? t('linkedAs', { email: linked.email, at }) : t('linkedSince', { at })
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-control bg-page/60 p-3 hairline">
      <span
        className={`grid size-10 flex-none place-items-center rounded-full bg-raised ${linked ? 'text-second' : 'text-muted'}`}
      >
        <Icon name={linked ? 'check-circle-fill' : 'user-circle-fill'} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-[12.5px]/4 break-words text-muted">{linked ? since : t('notLinked')}</span>
      </span>
      <button
        type="button"
        className="button"
        data-kind={linked ? 'quiet' : undefined}
        data-size="small"
        disabled={isBusy}
        aria-label={t(linked ? 'unlinkNamed' : 'linkNamed', { title })}
        onClick={linked ? onUnlink : onLink}
      >
        {t(linked ? 'unlink' : 'link')}
      </button>
    </li>
  )
}
