import './money-box.css'
import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Announcement } from '#ui/modal/announcement.tsx'
import { BoxAmounts } from './box-amounts.tsx'
import GamesModal from './games-modal.tsx'

/** Shows what the broken box held. Opened by a direct link it shows the games. */
export default function CongratulationsModal(props: ModalProps) {
  return props.args['amount'] === undefined ? <GamesModal {...props} /> : <Broken {...props} />
}

function Broken({ args, close }: ModalProps) {
  const t = useTranslations('money-box')
  const isLast = args['isLast'] === 'true'
  return (
    <BoxAmounts>
      <div className="box-broken">
        <Announcement
          art={{ picture: 'coins-big' }}
          title={t(isLast ? 'paidTitle' : 'brokenTitle')}
          text={t(isLast ? 'paidText' : 'brokenText')}
          prizes={[{ asset: 'coins', minor: Number(args['amount']) }]}
          isWin
          done={{ text: t('done'), onClick: close }}
        />
      </div>
    </BoxAmounts>
  )
}
