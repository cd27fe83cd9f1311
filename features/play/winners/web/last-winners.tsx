import { useFormatter, useTranslations } from 'use-intl'
import { MINUTE_MS } from '#kernel/time.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { AvatarPicture } from '#ui/parts/avatar-picture.tsx'
import { useNow } from '#ui/time/now.ts'
import { type ShownWin, useLastWinners } from './queries.ts'

/** Recent wins at this brand. Not announced to screen readers, as they are incidental to the games. */
export default function LastWinners() {
  const t = useTranslations('winners')
  const wins = useLastWinners()
  const now = useNow()
  if (wins.length === 0) return null
  return (
    <section className="winners" aria-labelledby="last-winners">
      <h2 id="last-winners" className="row-title">
        {t('title')}
      </h2>
      <ul className="winner-strip no-scrollbar">
        {wins.map((shown) => (
          <li key={shown.win.id}>
            <WinnerCard {...shown} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WinnerCard({ win, game, now }: ShownWin & { now: number | undefined }) {
  const t = useTranslations('winners')
  const format = useAmount()
  const isCoins = win.mode === 'TournamentPoints'
  const amount = format(isCoins ? 'coins' : 'entries', win.amount)
  return (
    <LocalLink className="winner" to={`?game=${game.slug}`}>
      <img
        className="winner-game"
        style={{ backgroundColor: game.bg_color }}
        src={game.imageMobile}
        width={48}
        height={64}
        loading="lazy"
        decoding="async"
        alt=""
      />
      <span className="winner-words">
        <span className="winner-amount">
          <img
            src={`/art/interface/${isCoins ? 'coin' : 'entry'}-64.webp`}
            width={18}
            height={18}
            loading="lazy"
            alt={t(isCoins ? 'coins' : 'entries')}
          />
          <span className="figures">{amount}</span>
        </span>
        <span className="winner-name">
          <AvatarPicture avatar={win.avatar} size={18} />
          <span className="truncate">{win.name}</span>
        </span>
        <span className="winner-title">
          <span className="truncate">{game.title}</span>
          <Age at={win.at} now={now} />
        </span>
      </span>
    </LocalLink>
  )
}

/** Uses the server's clock, which only a hydrated page knows. */
function Age({ at, now }: { at: string; now: number | undefined }) {
  const { relativeTime } = useFormatter()
  const t = useTranslations('winners')
  if (now === undefined) return null
  const ago = now - Date.parse(at)
  return <time dateTime={at}>{ago < MINUTE_MS ? t('justNow') : relativeTime(new Date(at), { now, style: 'narrow' })}</time>
}
