import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useAmount } from '#ui/format/amount.ts'
import { type Bonus, declineBonus } from '../contract.ts'

interface GiveUpProps {
  readonly bonus: Bonus['bonusInfo']
  readonly onDone: () => void
}

/** Gives a bonus up, after a look at what goes and what stays (BON-2). */
export function GiveUp({ bonus: { id, type, spins, entries }, onDone }: GiveUpProps) {
  const t = useTranslations('offers.giveUp')
  const api = useApi()
  const amount = useAmount()
  const balance = useProfile()?.playerInfo.playerBalance
  const [state, setState] = useState<'closed' | 'asking' | 'busy' | 'failed'>('closed')
  if (state === 'closed')
    return (
      <button type="button" className="text-link min-h-11" onClick={() => setState('asking')}>
        {t('start')}
      </button>
    )
  const send = async () => {
    setState('busy')
    const reply = await api.call(declineBonus, { body: { message_id: id } }).catch(() => null)
    if (reply) onDone()
    else setState('failed')
  }
  return (
    <div className="grid w-full gap-3 rounded-control p-3 text-left hairline" role="group" aria-label={t('start')}>
      <p>
        {type === 'free-spins' ? t('losesSpins', { count: spins }) : t('losesEntries', { amount: amount('entries', entries) })}{' '}
        {balance
          ? t('keeps', {
              coins: amount('coins', balance.coins + balance.tourPoints),
              entries: amount('entries', balance.entries + balance.winnings),
            })
          : null}
      </p>
      {state === 'failed' ? <p role="alert">{t('failed')}</p> : null}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          data-kind="quiet"
          data-size="small"
          disabled={state === 'busy'}
          onClick={() => void send()}
        >
          {t('confirm')}
        </button>
        <button type="button" className="button" data-kind="plain" data-size="small" onClick={() => setState('closed')}>
          {t('keep')}
        </button>
      </div>
    </div>
  )
}
