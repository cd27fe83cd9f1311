import { useTranslations } from 'use-intl'
import { devOnly } from '#ui/page/dev-only.ts'
import * as fixtures from '../fixtures.ts'
import { DailyLoginView, type DailyLoginViewProps } from './daily-login-view.tsx'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined
const IDLE = { isPending: false }
const ACTIONS = { onClaim: nothing, onResend: nothing, onNextDay: nothing, onClose: nothing }

type Story = Pick<DailyLoginViewProps, 'info' | 'claim'>

const STORIES: Readonly<Record<string, Story>> = {
  'first day': { info: fixtures.firstDay.data, claim: IDLE },
  'fourth day': { info: fixtures.fourthDay.data, claim: IDLE },
  'last day': { info: fixtures.lastDay.data, claim: IDLE },
  'on its way': { info: fixtures.fourthDay.data, claim: { isPending: true } },
  failed: { info: fixtures.fourthDay.data, claim: { isPending: false, error: 'We can’t reach the server.' } },
  'just claimed': { info: fixtures.claimed.data, claim: { isPending: false, prize: fixtures.given(4).prizes[0] } },
  'just claimed free spins': {
    info: fixtures.claimedSpins.data,
    claim: { isPending: false, prize: fixtures.given(3).prizes[0] },
  },
  claimed: { info: fixtures.claimed.data, claim: IDLE },
  'claimed the last day': { info: fixtures.claimedLast.data, claim: IDLE },
  'email not confirmed': { info: fixtures.emailUnconfirmed.data, claim: IDLE },
}

/** Every state of the daily login side by side, from fixtures. */
export default function GalleryPage() {
  const t = useTranslations('daily-login')
  return (
    <main className="mx-auto grid max-w-400 gap-8 p-4 xxl:grid-cols-2">
      {Object.entries(STORIES).map(([name, story]) => (
        <section key={name} className="grid content-start gap-2">
          <h2 className="font-bold">{name}</h2>
          <div className="max-w-200 overflow-hidden rounded-[calc(var(--r)*1.75)] bg-surface hairline">
            <DailyLoginView title={<h3 className="text-[36px]/10 font-extrabold">{t('title')}</h3>} {...story} {...ACTIONS} />
          </div>
        </section>
      ))}
    </main>
  )
}
