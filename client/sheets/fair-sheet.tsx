import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { defHash } from '#engine/def-hash.ts'
import { isShared } from '#engine/shared.ts'
import { getSeeds } from '#features/play/fair-play/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { CopiedValue } from '../fair/copied-value.tsx'
import { PairFacts } from '../fair/pair-facts.tsx'
import { SharedFairSheet } from './shared-fair-sheet.tsx'
import type { AnySheetProps } from './sheet.ts'

/** The commitment of the next round: hash and rules, shown before it is played. */
export default function FairSheet(props: AnySheetProps) {
  return isShared(props.game.definition) ? <SharedFairSheet {...props} /> : <OwnFairSheet {...props} />
}

function OwnFairSheet({ game, tools: { state } }: AnySheetProps) {
  const t = useTranslations('game')
  const seeds = useQuery({ ...queryOf(useApi(), getSeeds), refetchOnMount: 'always' }).data?.data
  return (
    <div className="modal-body">
      <ModalTitle>{t('fairPlay')}</ModalTitle>
      <p className="fair-note">{t('fair.lead')}</p>
      {seeds ? (
        <PairFacts seeds={seeds} mode={state.mode}>
          <CopiedValue label={t('fair.rules')} value={defHash(game.definition)} />
        </PairFacts>
      ) : null}
      <LocalLink className="button" data-kind="quiet" to="/fair">
        {t('fair.more')}
      </LocalLink>
    </div>
  )
}
