import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useIsGuest } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useMomentText } from '#ui/time/moment-text.ts'
import { listDraws } from '../contract.ts'
import { prizeHash, type PromotionDraw } from './claim.ts'
import { useDrawName } from './use-draw-name.ts'

/** What promotions drew for the player, each with the way to its proof; nothing where none has. */
export function DrawsPanel() {
  const t = useTranslations('fair-play')
  const api = useApi()
  const isGuest = useIsGuest()
  const draws = useQuery({ ...queryOf(api, listDraws), enabled: !isGuest }).data?.data.draws ?? []
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
  const moment = useMomentText()
  const name = useDrawName(draw.rules.id)
  return (
    <li>
      <p>
        <b>{name}</b>
        <small>{t('prizeOf', { prize: draw.prize, at: moment(draw.at, 'short') })}</small>
      </p>
      <LocalLink className="button" data-kind="quiet" to={`/fair${prizeHash(draw)}`} aria-label={`${t('checkPrize')}: ${name}`}>
        {t('checkPrize')}
      </LocalLink>
    </li>
  )
}
