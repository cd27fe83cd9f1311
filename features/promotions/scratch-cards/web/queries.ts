import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getProfile } from '#features/account/account/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { useLimitText } from '#ui/promo/use-limit-text.ts'
import { useDrawHold } from '#ui/page/use-draw-hold.ts'
import { type Card, type CardSet, dealCard, getInfo, scratchCard } from '../contract.ts'

/** Stores the set that a call or a push carries, unless the page knows a later one. Prizes that the page knows stay. */
export function keepSet(queries: QueryClient, set: CardSet): void {
  patchData(queries, getProfile, (profile) =>
    isNewer(set, profile.scratchCardLottery as Partial<CardSet>)
      ? { ...profile, scratchCardLottery: { isActive: true, ...set } }
      : profile,
  )
  patchData(queries, getInfo, (info) =>
    isNewer(set, info) ? { ...info, ...set, cards: withPrizes(set.cards, info.cards) } : info,
  )
}

const isNewer = (set: CardSet, { version = -1 }: Partial<CardSet>): boolean => set.version > version

const withPrizes = (cards: readonly Card[], known: readonly Card[]): Card[] =>
  cards.map((card) => ({ ...card, prize: card.prize ?? known.find(({ id }) => id === card.id)?.prize ?? null }))

type Prize = NonNullable<Card['prize']>

/** The card that is being scratched; it stays in view until the player goes on. */
export interface Scratching {
  readonly id: number
  /** Null until the server has paid it. */
  readonly prize: Prize | null
  /** The foil is gone. */
  readonly isCleared: boolean
}

export interface CardActions {
  readonly scratching: Scratching | null
  readonly isDealing: boolean
  /** Why the last deal or scratch was refused, in words. */
  readonly failure: { readonly limit: string | undefined } | null
  readonly onDeal: () => void
  /** The first stroke on this card: the server pays it. */
  readonly onStart: (id: number) => void
  readonly onCleared: (id: number) => void
  readonly onNext: () => void
}

/** Deals and scratches cards; a refusal refetches what the page shows. */
export function useCards(): CardActions {
  const api = useApi()
  const queries = useQueryClient()
  const limitText = useLimitText()
  const [scratching, setScratching] = useState<Scratching | null>(null)
  const reread = (): void => {
    for (const contract of [getInfo, getProfile]) void queries.invalidateQueries({ queryKey: keyOf(contract) })
  }
  const deal = useMutation({
    mutationFn: () => api.call(dealCard),
    onSuccess: (reply) => (reply.success ? keepSet(queries, reply.data) : reread()),
  })
  const scratch = useMutation({
    mutationFn: (card: number) => api.call(scratchCard, { params: { card } }),
    onSuccess(reply, card) {
      if (!reply.success) {
        setScratching(null)
        return reread()
      }
      const { prize, ...set } = reply.data
      keepSet(queries, { ...set, cards: set.cards.map((each) => (each.id === card ? { ...each, prize } : each)) })
      setScratching((now) => now && { ...now, prize })
      void queries.invalidateQueries({ queryKey: keyOf(getProfile) })
    },
    onError: () => setScratching(null),
  })
  const onStart = (id: number): void => {
    if (scratching?.id === id) return
    deal.reset()
    setScratching({ id, prize: null, isCleared: false })
    scratch.mutate(id)
  }
  useDrawHold(deal.isPending || (scratching !== null && !scratching.isCleared))
  const isFailed = [deal, scratch].some(({ isError, data }) => isError || data?.success === false)
  return {
    scratching,
    isDealing: deal.isPending,
    failure: isFailed ? { limit: limitText(deal.data, deal.error) ?? limitText(scratch.data, scratch.error) } : null,
    onDeal() {
      scratch.reset()
      deal.mutate()
    },
    onStart,
    onCleared: (id) => setScratching((now) => (now ? { ...now, isCleared: true } : { id, prize: null, isCleared: true })),
    onNext: () => setScratching(null),
  }
}
