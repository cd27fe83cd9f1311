import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Announcement } from '#ui/modal/announcement.tsx'
import type { LeagueKey } from '../shared/league.ts'

interface RisenProps extends ModalProps {
  readonly title: string
  readonly text: string
}

export const leagueOf = ({ args }: Pick<ModalProps, 'args'>): LeagueKey => args['league'] as LeagueKey

/** A new level or league, with its coins. */
export function Risen({ title, text, args, close }: RisenProps) {
  const t = useTranslations('rank-league')
  return (
    <Announcement
      art={{ picture: `league-${leagueOf({ args })}` }}
      title={title}
      text={text}
      prizes={[{ asset: 'coins', minor: Number(args['coins']) }]}
      isWin
      done={{ text: t('done'), onClick: close }}
    />
  )
}
