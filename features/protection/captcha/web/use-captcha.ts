import { useQuery } from '@tanstack/react-query'
import { initApp } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { CaptchaFacts, WithCaptcha } from '../contract.ts'

/** The site's CAPTCHA settings; loaded before every page renders. */
export function useCaptcha(): CaptchaFacts | undefined {
  const init = useQuery(queryOf(useApi(), initApp)).data?.data as WithCaptcha | undefined
  return init?.captcha
}
