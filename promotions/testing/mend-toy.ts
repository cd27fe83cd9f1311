import { onTestFinished } from 'vitest'
import { toy } from './toy-promotion.ts'

/** Mends the toy's failing steps until the running test ends, since test files of a worker share this module. */
export function mendToy(): void {
  toy.isMended = true
  onTestFinished(() => void (toy.isMended = false))
}
