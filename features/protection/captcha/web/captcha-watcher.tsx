import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { mendRefusal, onShowPerson } from '#ui/api/recovery.ts'
import { useCaptcha } from './use-captcha.ts'

const VendorPrompt = lazy(() => import('./vendor-prompt.tsx'))

/**
 * Calls that are always guarded get their pass in advance; a call refused with 'captcha-needed' is resent once the
 * challenge is solved: by the browser in the background, or in a vendor's frame if the site uses one.
 */
export default function CaptchaWatcher() {
  const api = useApi()
  const isOn = useCaptcha()?.isEnabled ?? false
  const [isAsking, setIsAsking] = useState(false)
  const answer = useRef<(isThere: boolean) => void>(() => undefined)
  useEffect(() => {
    if (!isOn) return undefined
    const solve = async (): Promise<boolean> => {
      const { solveSum } = await import('./solve-sum.ts')
      const outcome = await solveSum(api)
      if (outcome !== 'no-sum') return outcome
      setIsAsking(true)
      return new Promise((resolve) => {
        answer.current = resolve
      })
    }
    const leave = [mendRefusal('captcha-needed', solve), onShowPerson(async () => void (await solve()))]
    return () => {
      for (const each of leave) each()
      answer.current(false)
    }
  }, [api, isOn])
  const end = useCallback((isThere: boolean) => {
    setIsAsking(false)
    answer.current(isThere)
  }, [])
  if (!isAsking) return null
  return (
    <Suspense fallback={null}>
      <VendorPrompt onEnd={end} />
    </Suspense>
  )
}
