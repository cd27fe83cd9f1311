import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { getProfile } from '#features/account/account/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { useLimitText } from '#ui/promo/use-limit-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { applyPrize, getInfo, type Streak } from '../contract.ts'

/** Stores the streak that a call or a push carries, unless the page knows a later one. Returns whether it was news. */
export function keepStreak(queries: QueryClient, streak: Streak): boolean {
  let isNews = false
  patchData(queries, getProfile, (profile) => {
    isNews = isNewer(streak, profile.depositStreak as Partial<Streak>)
    return isNews ? { ...profile, depositStreak: { ...profile.depositStreak, ...streak, isActive: true } } : profile
  })
  patchData(queries, getInfo, (info) => (isNewer(streak, info) ? { ...info, ...streak } : info))
  return isNews
}

const isNewer = (streak: Streak, { version = -1 }: Partial<Streak>): boolean => streak.version > version

type Reply = ReplyOf<typeof applyPrize>
export type Won = Extract<Reply, { success: true }>['data']

/** Spins the oldest waiting wheel. The wheel stays that of the press until `again`, whatever pushes tell meanwhile. */
export function useSpin() {
  const t = useTranslations('deposit-streak')
  const api = useApi()
  const queries = useQueryClient()
  const limitText = useLimitText()
  const [step, setStep] = useState<number>()
  const reread = (): void => {
    for (const contract of [getInfo, getProfile]) void queries.invalidateQueries({ queryKey: keyOf(contract) })
  }
  const fail = (reply?: Reply, error?: unknown): void => {
    showToast(limitText(reply, error) ?? t('failed'), { kind: 'error' })
    setStep(undefined)
    reread()
  }
  const { mutate, reset, data } = useMutation({
    mutationFn: () => api.call(applyPrize),
    onSuccess: (reply) => {
      if (!reply.success) return fail(reply)
      keepStreak(queries, reply.data.streak)
      void queries.invalidateQueries({ queryKey: keyOf(getProfile) })
    },
    onError: (error) => fail(undefined, error),
  })
  const again = (): void => {
    setStep(undefined)
    reset()
  }
  const spin = (open: number): void => {
    setStep(open)
    mutate()
  }
  return { step, drawn: data?.success ? data.data : undefined, spin, again }
}
