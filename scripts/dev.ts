import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './steps.ts'

// Pages change in the browser as they are written; a change to the server starts it again.
const flags = ['--watch', '--watch-preserve-output']
const child = spawn(process.execPath, [...flags, join(ROOT, 'apps/site/dev.ts')], { cwd: ROOT, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => signal === 'SIGINT' || child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
