import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { mendRefusal } from '#ui/api/recovery.ts'

const VendorPrompt = lazy(() => import('./vendor-prompt.tsx'))

/**
 * A call refused with 'captcha-needed' is sent again once that is done: by the browser itself, unseen, or by a vendor's
 * page in a frame where the site asks in that way.
 */
export default function CaptchaWatcher() {
  const api = useApi()
  const [isAsking, setIsAsking] = useState(false)
  const answer = useRef<(isThere: boolean) => void>(() => undefined)
  useEffect(() => {
    const leave = mendRefusal('captcha-needed', async () => {
      const { solveSum } = await import('./solve-sum.ts')
      const outcome = await solveSum(api)
      if (outcome !== 'no-sum') return outcome
      setIsAsking(true)
      return new Promise((resolve) => {
        answer.current = resolve
      })
    })
    return () => {
      leave()
      answer.current(false)
    }
  }, [api])
  if (!isAsking) return null
  const end = (isThere: boolean) => {
    setIsAsking(false)
    answer.current(isThere)
  }
  return (
    <Suspense fallback={null}>
      <VendorPrompt onEnd={end} />
    </Suspense>
  )
}
