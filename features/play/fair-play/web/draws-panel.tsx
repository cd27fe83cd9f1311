import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useIsGuest } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { listDraws } from '../contract.ts'
import { prizeHash, type PromotionDraw } from './claim.ts'

/** The promotional draws of the player, each with a link to its proof; nothing if there are none. */
export function DrawsPanel() {
  const t = useTranslations('fair-play')
  const api = useApi()
  const isGuest = useIsGuest()
  const draws = useQuery({ ...queryOf(api, listDraws, { query: {} }), enabled: !isGuest }).data?.data.draws ?? []
  if (draws.length === 0) return null
  return (
    <section aria-labelledby="prizes">
      <h2 id="prizes">
        <Icon name="gift-fill" />
        {t('prizes')}
      </h2>
      <p className="fair-text">{t('prizesText')}</p>
      <ul className="card fair-prizes">
        {draws.map((draw) => (
          <DrawnPrize key={`${draw.commit} ${draw.nonce}`} draw={draw} />
        ))}
      </ul>
    </section>
  )
}

function DrawnPrize({ draw }: { draw: PromotionDraw }) {
  const t = useTranslations('fair-play')
  const dateTime = useDateTimeText()
  const name = useDrawName(draw.rules.id)
  return (
    <li>
      <p>
        <b>{name}</b>
        <small>{t('prizeOf', { prize: shortPrize(draw.prize), at: dateTime(draw.at, 'short') })}</small>
      </p>
      <LocalLink className="button" data-kind="quiet" to={`/fair${prizeHash(draw)}`} aria-label={`${t('checkPrize')}: ${name}`}>
        {t('checkPrize')}
      </LocalLink>
    </li>
  )
}

const PICKS_SHOWN = 6

/** Of many picks, the first ones. */
function shortPrize(prize: string): string {
  const picks = prize.split(' ')
  return picks.length > 2 * PICKS_SHOWN ? `${picks.slice(0, PICKS_SHOWN).join(' ')} …` : prize
}

/** The display name of a promotion that draws prizes; its id if it has no translation yet. */
export function useDrawName(id: string): string {
  const t = useTranslations('fair-play.drawNames')
  return t.has(id as 'flip-the-coin') ? t(id as 'flip-the-coin') : id
}
