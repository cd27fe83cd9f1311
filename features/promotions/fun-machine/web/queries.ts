import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getProfile } from '#features/account/account/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { useLimitText } from '#ui/promo/use-limit-text.ts'
import { useDrawHold } from '#ui/page/use-draw-hold.ts'
import { getMachine, getMeter, type Meter, pull, type PulledPrize } from '../contract.ts'

/** Minimum duration of a pull, so that the machine is seen to move. */
const PULL_MS = 1_500

/** Stores the meter that a call or a push carries, unless the page knows a later one; returns the one that it knew. */
export function keepMeter(queries: QueryClient, meter: Meter): Partial<Meter> {
  let before: Partial<Meter> = {}
  patchData(queries, getProfile, (profile) => {
    before = profile.funMachine as Partial<Meter>
    if (!isNewer(meter, before)) return profile
    return { ...profile, funMachine: { games: [], ...profile.funMachine, ...meter, isActive: true } }
  })
  patchData(queries, getMeter, (known) => (isNewer(meter, known) ? { ...known, ...meter } : known))
  return before
}

const isNewer = (meter: Meter, { version = -1 }: Partial<Meter>): boolean => meter.version > version

export interface Pulling {
  /** The prize of the last pull on this page, once its capsule is out. */
  readonly won: PulledPrize | undefined
  readonly isPending: boolean
  readonly isFailed: boolean
  /** The limit that refused it, in words. */
  readonly limit: string | undefined
  readonly onPull: () => void
}

/** Pulls the machine, one request at a time; a refusal refetches what the page shows. */
export function usePull(): Pulling {
  const api = useApi()
  const queries = useQueryClient()
  const limitText = useLimitText()
  const { mutate, isPending, isError, error, data } = useMutation({
    mutationFn: async () => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      const [reply] = await Promise.all([api.call(pull), isStill ? null : new Promise((done) => setTimeout(done, PULL_MS))])
      return reply
    },
    onSettled: (reply) => {
      if (reply?.success) keepMeter(queries, reply.data.meter)
      for (const contract of [getProfile, getMeter, getMachine]) {
        void queries.invalidateQueries({ queryKey: keyOf(contract) })
      }
    },
  })
  useDrawHold(isPending)
  return {
    won: data?.success ? data.data.prize : undefined,
    isPending,
    isFailed: isError || data?.success === false,
    limit: limitText(data, error),
    onPull: () => mutate(),
  }
}
