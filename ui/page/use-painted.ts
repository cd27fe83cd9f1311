import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * What was last given when a frame with it stood: for what is drawn from a field or a button, and may follow it. React's
 * own deferred value is drawn as soon as there is time, which may be before that frame.
 */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    let isLast = true
    afterPaint(() => isLast && startTransition(() => setPainted(value)))
    return () => {
      isLast = false
    }
  }, [value])
  return painted
}
