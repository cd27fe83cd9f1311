import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { useHasArea } from '#ui/page/web-features.tsx'
import { useDayText } from '#ui/time/day-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { type Channel, choose, getSubscription, type SubscriptionChoice } from '../contract.ts'

const ICONS: Record<Channel, IconName> = {
  email: 'envelope-simple-fill',
  push: 'bell-ringing-fill',
  text: 'device-mobile-fill',
}
const NOTIFICATIONS = '/profile/notifications'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getSubscription)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

export default function SubscriptionPage() {
  const t = useTranslations('subscription')
  const { choices } = useSuspenseQuery(queryOf(useApi(), getSubscription)).data.data
  const hasPushPage = useHasArea(NOTIFICATIONS)
  return (
    <AccountFrame title={t('title')}>
      <AccountColumns>
        <AccountCard title={t('offers')} text={t('offersText')}>
          <ul className="grid gap-2">
            {choices.map((choice) => (
              <ChannelRow key={choice.channel} choice={choice} />
            ))}
          </ul>
          <p className="flex gap-2 text-[12.5px]/4 text-muted">
            <Icon name="heart-fill" className="size-4 flex-none" />
            {t('breaks')}
          </p>
        </AccountCard>
        <AccountCard title={t('always')} text={t('alwaysText')}>
          {hasPushPage ? (
            <LocalLink className="text-link w-fit py-3" to={NOTIFICATIONS}>
              {t('kinds')}
            </LocalLink>
          ) : null}
        </AccountCard>
      </AccountColumns>
    </AccountFrame>
  )
}

function ChannelRow({ choice }: { choice: SubscriptionChoice }) {
  const t = useTranslations('subscription')
  const id = useId()
  const { channel, obstacle } = choice
  const { mutate, isPending, variables } = useChoose()
  const isOn = isPending ? variables.isOn : choice.isOn
  // Anything on can be switched off; a channel that cannot deliver need not be switched on.
  const isFixed = obstacle !== null && obstacle !== 'email-unconfirmed' && !isOn
  return (
    <li className="flex items-center gap-3 rounded-control bg-page/60 p-3 hairline">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-raised text-muted hairline">
        <Icon name={ICONS[channel]} />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span id={id} className="font-semibold">
          {t(`channels.${channel}.title`)}
        </span>
        <span className="text-[12.5px]/4 text-muted">{t(`channels.${channel}.text`)}</span>
        {obstacle ? <span className="text-[12.5px]/4 font-semibold">{t(`obstacles.${obstacle}`)}</span> : null}
        <WhenSaid choice={choice} />
      </span>
      <button
        type="button"
        role="switch"
        className="switch disabled:opacity-50"
        aria-checked={isOn}
        aria-labelledby={id}
        disabled={isFixed || isPending}
        onClick={() => mutate({ channel, isOn: !isOn })}
      />
    </li>
  )
}

function WhenSaid({ choice: { isOn, saidAt, version } }: { choice: SubscriptionChoice }) {
  const t = useTranslations('subscription')
  const day = useDayText()
  if (!saidAt) return null
  const at = day(saidAt)
  return (
    <span className="text-[12.5px]/4 text-muted">{isOn ? t('agreed', { at, version: version ?? '' }) : t('ended', { at })}</span>
  )
}

function useChoose() {
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (body: { channel: Channel; isOn: boolean }) => api.call(choose, { body }),
    onSuccess: (reply) => queries.setQueryData(keyOf(getSubscription), reply),
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}
