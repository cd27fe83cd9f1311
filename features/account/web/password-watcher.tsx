import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { mendRefusal } from '#ui/api/recovery.ts'

const PasswordPrompt = lazy(() => import('./password-prompt.tsx'))

/** After 30 idle minutes a call is refused with 'password-needed': this asks for the password, and the call is repeated. */
export default function PasswordWatcher() {
  const [isAsking, setIsAsking] = useState(false)
  const answer = useRef<(isAwake: boolean) => void>(() => undefined)
  useEffect(() => {
    const leave = mendRefusal('password-needed', () => {
      setIsAsking(true)
      return new Promise((resolve) => {
        answer.current = resolve
      })
    })
    return () => {
      leave()
      answer.current(false)
    }
  }, [])
  if (!isAsking) return null
  const end = (isAwake: boolean) => {
    setIsAsking(false)
    answer.current(isAwake)
  }
  return (
    <Suspense fallback={null}>
      <PasswordPrompt onEnd={end} />
    </Suspense>
  )
}
