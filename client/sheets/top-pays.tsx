import { useTranslations } from 'use-intl'
import { helpOf } from '#engine/help.ts'
import { payAmount } from '#engine/slot/help.ts'
import type { AnyGame } from '#games/game.ts'
import { useAmount } from '#ui/format/amount.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import type { AnyState } from '../play/any-state.ts'
import { lookOf } from '../stage/look.ts'

const SHOWN = 4

interface TopPaysProps {
  readonly game: AnyGame
  readonly state: AnyState
  readonly onOpen: () => void
}

/** The best pays of a slot at the current play amount; a press opens the paytable. Tables have none. */
export function TopPays({ game, state: { mode, stake }, onOpen }: TopPaysProps) {
  const t = useTranslations('game')
  const locale = useSiteLocale()
  const format = useAmount()
  const { definition, slug } = game
  if (definition.kind !== 'slot') return null
  const rows = helpOf(game, locale)
    .paytable.flatMap(({ symbol, name, pays: [best] }) => (best ? { symbol, name, ...best } : []))
    .slice(0, SHOWN)
  if (rows.length === 0) return null
  const { granted } = MODE_ASSETS[mode]
  return (
    <button type="button" className="top-pays" onClick={onOpen}>
      <strong>{t('pays')}</strong>
      {rows.map(({ symbol, name, count, units }) => (
        <span key={symbol}>
          <img src={lookOf(slug, false).symbol(symbol)} alt={name} width="48" height="48" />
          <small>{count}×</small>
          <b className="figures">{format(granted, payAmount(definition, units, stake))}</b>
        </span>
      ))}
    </button>
  )
}
