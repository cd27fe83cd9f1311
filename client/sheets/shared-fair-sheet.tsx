import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { defHash } from '#engine/def-hash.ts'
import { listEndedRounds } from '#features/play/shared-rounds/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { CopiedValue } from '../fair/copied-value.tsx'
import type { AnySheetProps } from './sheet.ts'

/** The chain that fixes all rounds of a game that everyone shares. */
export function SharedFairSheet({ game }: Pick<AnySheetProps, 'game'>) {
  const t = useTranslations('game')
  const asked = queryOf(useApi(), listEndedRounds, { params: { slug: game.slug }, query: {} })
  const chain = useQuery({ ...asked, refetchOnMount: 'always' }).data?.data
  return (
    <div className="modal-body">
      <ModalTitle>{t('fairPlay')}</ModalTitle>
      <p className="fair-note">{t('fair.sharedLead')}</p>
      {chain ? (
        <dl className="fair-facts">
          <CopiedValue label={t('fair.chainEnd')} value={chain.chainEnd} />
          <CopiedValue label={t('fair.commitShared')} value={chain.rounds[0]?.serverSeed ?? chain.chainEnd} />
          {chain.clientSeed === null ? null : <CopiedValue label={t('fair.clientSeedShared')} value={chain.clientSeed} />}
          <CopiedValue label={t('fair.rules')} value={defHash(game.definition)} />
        </dl>
      ) : null}
      <LocalLink className="button" data-kind="quiet" to="/fair">
        {t('fair.more')}
      </LocalLink>
    </div>
  )
}
