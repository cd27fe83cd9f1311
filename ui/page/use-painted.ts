import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * The last value whose frame has been painted: for content that may lag behind a field or button. `useDeferredValue`
 * may render before that frame.
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
