import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { queryOf } from '#ui/api/query.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { HelpCard, helplineLink } from '#ui/parts/help-card.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { useHasArea } from '#ui/page/web-features.tsx'
import { useNow } from '#ui/time/now.ts'
import { getOverview, type PlayedSums } from '../contract.ts'
import { useLimitAmount } from './amount-text.ts'
import { useOverview } from './queries.ts'

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, getOverview)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

const TOOLS = [
  { to: '/profile/limits', name: 'limits', icon: 'sliders-horizontal-bold' },
  { to: '/profile/reality-check', name: 'realityCheck', icon: 'bell-ringing-fill' },
  { to: '/profile/cool-off', name: 'coolOff', icon: 'pause-fill' },
  { to: '/profile/self-exclusion', name: 'selfExclusion', icon: 'lock-key-fill' },
] as const
const SIGNS = ['longer', 'chase', 'hide', 'mood', 'neglect', 'borrow'] as const

/** The player's totals, every responsible gaming tool, and a self-assessment. */
export default function ResponsiblePlayPage() {
  const t = useTranslations('limits')
  const { since, today, month } = useOverview()
  return (
    <AccountFrame title={t('overviewTitle')}>
      <AccountColumns>
        <div className="grid gap-4">
          <AccountCard title={t('position')} text={t('positionText')}>
            <Stay since={since} />
            <Sums title={t('today')} sums={today} />
            <Sums title={t('month')} sums={month} />
            <LocalLink to="/rounds" className="text-link w-fit py-3">
              {t('history')}
            </LocalLink>
          </AccountCard>
          <Help />
        </div>
        <div className="grid gap-4">
          <AccountCard title={t('tools')}>
            <ul className="grid gap-2">
              {TOOLS.map((tool) => (
                <Tool key={tool.to} {...tool} />
              ))}
            </ul>
          </AccountCard>
          <AccountCard title={t('test')} text={t('testText')}>
            <SelfTest />
          </AccountCard>
        </div>
      </AccountColumns>
    </AccountFrame>
  )
}

function Tool({ to, name, icon }: (typeof TOOLS)[number]) {
  const t = useTranslations('limits')
  const hasArea = useHasArea(to)
  if (!hasArea) return null
  return (
    <li>
      <LocalLink to={to} className="flex min-h-11 items-center gap-3 rounded-control bg-page/60 p-4 hairline hover:bg-raised">
        <Icon name={icon} className="size-5 flex-none text-second" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t(`toolNames.${name}`)}</span>
          <span className="block text-[14px]/5 text-muted">{t(`toolTexts.${name}`)}</span>
        </span>
        <Icon name="caret-right-bold" className="size-4 flex-none text-muted" />
      </LocalLink>
    </li>
  )
}

function Stay({ since }: { since: number }) {
  const t = useTranslations('limits')
  const text = useLimitAmount()
  const now = useNow()
  const minutes = now === undefined ? undefined : Math.max(0, Math.floor((now - since * SECOND_MS) / MINUTE_MS))
  return (
    <p className="flex justify-between gap-4 rounded-control bg-page/60 p-4 hairline">
      <span className="text-muted">{t('stay')}</span>
      <span className="figures font-bold">{minutes === undefined ? '–' : text('Time', minutes)}</span>
    </p>
  )
}

function Sums({ title, sums }: { title: string; sums: PlayedSums }) {
  const t = useTranslations('limits')
  const locale = useLocale()
  const format = useAmount()
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">{title}</h3>
      {sums.map(({ mode, rounds, stake, win }) => {
        const asset = mode === 'TournamentPoints' ? 'coins' : 'entries'
        const net = win - stake
        return (
          <p key={mode} className="flex items-baseline justify-between gap-4 rounded-control bg-page/60 p-4 hairline">
            <span>
              <span className="block font-semibold">{t(`assets.${asset}`)}</span>
              <span className="block text-[14px]/5 text-muted">
                {t('rounds', { count: rounds, shown: new Intl.NumberFormat(locale).format(rounds) })}
              </span>
            </span>
            <span className="figures text-[20px]/7 font-bold">
              {(net > 0 ? '+' : net < 0 ? '−' : '') + format(asset, Math.abs(net))}
            </span>
          </p>
        )
      })}
    </section>
  )
}

/** Nothing of it leaves the page. */
function SelfTest() {
  const t = useTranslations('limits')
  const [known, setKnown] = useState<readonly string[]>([])
  const toggle = (sign: string) => setKnown(known.includes(sign) ? known.filter((each) => each !== sign) : [...known, sign])
  const answer = known.length === 0 ? 'none' : known.length < 3 ? 'some' : 'many'
  return (
    <div className="grid gap-2">
      {SIGNS.map((sign) => (
        <label
          key={sign}
          className="flex min-h-11 items-center gap-3 rounded-control bg-page/60 px-4 py-3 hairline has-checked:bg-raised"
        >
          <Checkbox checked={known.includes(sign)} onChange={() => toggle(sign)} />
          {t(`signs.${sign}`)}
        </label>
      ))}
      <p role="status" className="text-[16px]/6 font-semibold">
        {t(`answers.${answer}`)}
      </p>
    </div>
  )
}

function Help() {
  const t = useTranslations('limits')
  return (
    <HelpCard title={t('helpTitle')}>
      <p className="text-[16px]/6">{t.rich('helpText', { phone: helplineLink })}</p>
      <LocalLink to="/game/responsible-play" className="text-link w-fit py-3">
        {t('readMore')}
      </LocalLink>
    </HelpCard>
  )
}
