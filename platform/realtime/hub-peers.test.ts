import { expect, test } from 'vitest'
import { openBusOver, type Wire } from '../bus/bus.ts'
import { openOthers } from './hub-peers.ts'

const KEY = new TextEncoder().encode('a key of nobody')

/** Processes that reach each other immediately. */
function openProcesses(names: readonly string[]) {
  const ears: ((text: string) => void)[] = []
  const said: string[] = []
  const wire = (onText: (text: string) => void): Wire => {
    ears.push(onText)
    return {
      send(text) {
        said.push(text)
        for (const ear of ears) ear(text)
      },
      close: async () => {},
    }
  }
  const taken: string[] = []
  const receive = (_: string, data: string): boolean => taken.push(data) > 0
  const processes = names.map((name) => openOthers({ bus: openBusOver(wire, name), key: KEY, receive }))
  return { processes, said, taken }
}

test("commands for another process's announced stream are forwarded to it", async () => {
  const { processes, taken } = openProcesses(['here', 'there'])
  const [here, there] = processes
  expect(await here?.forward('there', there?.nameStream() ?? '', 'hello')).toBe(true)
  expect(taken).toEqual(['hello'])
})

test('no process is asked about an invented stream name', async () => {
  const { processes, said } = openProcesses(['here', 'there'])
  const name = processes[1]?.nameStream() ?? ''
  for (const madeUp of ['', 'x', `x${name}`, `${name.split('.')[0]}.`, name.slice(0, -4), `other.${name.split('.')[1]}`]) {
    expect(await processes[0]?.forward('there', madeUp, 'hello')).toBe(false)
  }
  expect(said).toEqual([])
})

test('forwarding to a stream is limited to its own command rate', async () => {
  const { processes, taken } = openProcesses(['here', 'there'])
  const name = processes[1]?.nameStream() ?? ''
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => processes[0]?.forward('there', name, 'again')))
  expect(answers).toContain(false)
  expect(taken.length).toBeLessThan(1_000)
})

test('long commands count as several', async () => {
  const { processes, taken } = openProcesses(['here', 'there'])
  const name = processes[1]?.nameStream() ?? ''
  for (let nth = 0; nth < 20; nth++) await processes[0]?.forward('there', name, 'x'.repeat(64_000))
  expect(taken.length).toBeGreaterThan(5)
  expect(taken.length).toBeLessThan(20)
})
