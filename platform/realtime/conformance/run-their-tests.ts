import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../config/index.ts'
import { FILES } from './scope.ts'

export interface TheirTest {
  readonly file: string
  readonly name: string
  readonly status: 'passed' | 'failed' | 'pending' | 'skipped' | 'todo'
  readonly failure: string
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: TheirTest['status']
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** Runs files sequentially: some of them count a channel's subscribers. */
const CONFIG = `export default { test: { globals: true, environment: 'node', include: ['src/*.test.ts'], fileParallelism: false } }`

/** Runs the client's tests with our test runner, which supports their API. */
export async function runTheirTests(folder: string): Promise<TheirTest[]> {
  const config = join(folder, 'vitest.config.mjs')
  const output = join(folder, 'report.json')
  writeFileSync(config, CONFIG)
  const files = FILES.map((name) => `src/${name}`)
  const program = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const args = [program, 'run', '--root', folder, '--config', config, '--reporter=json', `--outputFile=${output}`, ...files]
  await once(spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      file: name.split('/').at(-1) ?? name,
      name: fullName,
      status,
      failure: failureMessages[0]?.split('\n')[0] ?? '',
    })),
  )
}
