import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { initApp } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { linkSocial, listSocials, type Provider, startSocial, unlinkSocial, type WithSocials } from '../contract.ts'

/** The site's providers; loaded before every page renders. */
export function useProviders(): readonly Provider[] {
  const init = useQuery(queryOf(useApi(), initApp)).data?.data as WithSocials | undefined
  return init?.socials?.providers ?? []
}

/** Navigates to the provider's page. */
export function useGoToProvider({ isLinking }: { isLinking: boolean }) {
  const t = useTranslations('social-login.refusals')
  const api = useApi()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (body: { provider: string; returnTo: string }) => api.call(isLinking ? linkSocial : startSocial, { body }),
    onSuccess: (reply) => {
      if (reply.success) location.assign(reply.data.url)
      else showToast(t(reply.reasonType), { kind: 'warning' })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}

export function useUnlink() {
  const t = useTranslations('social-login')
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (provider: string) => api.call(unlinkSocial, { body: { provider } }),
    onSuccess: async (reply) => {
      await queries.invalidateQueries({ queryKey: keyOf(listSocials) })
      if (reply.success) showToast(t('unlinked'), { kind: 'success' })
      else showToast(t(`refusals.${reply.reasonType}`), { kind: 'warning' })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}
