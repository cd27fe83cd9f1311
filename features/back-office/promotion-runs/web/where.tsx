import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { ParkedCell } from '../contract.ts'

/** What an operator's call says when no reply came. */
export const LOST = 'The server did not take it. Nothing is lost: try again.'

/** The run, the player and the moment of something that stopped. */
export const Where = ({ run, title, player, at }: Pick<ParkedCell, 'run' | 'title' | 'player' | 'at'>) => (
  <p className="flex flex-wrap gap-x-3">
    <LocalLink className="text-link font-semibold" to={`/operator/runs/${run}`}>
      {title}
    </LocalLink>
    <span className="text-[13px]/6 break-all">{player}</span>
    <span className="text-[13px]/6 text-muted tabular-nums">{at.slice(0, 19).replace('T', ' ')} UTC</span>
  </p>
)
