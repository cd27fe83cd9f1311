import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadPyodide } from 'pyodide'
import { ROOT } from '#platform/config/index.ts'

/** What the verifier's command prints about a claim. */
export async function saidByCommand(claim: unknown): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'claim-'))
  try {
    writeFileSync(join(folder, 'claim.json'), JSON.stringify(claim))
    const program = join(ROOT, 'engine/tools/verify.node.ts')
    return (await promisify(execFile)(process.execPath, [program, join(folder, 'claim.json')])).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What the verifier in another language prints last about shared draws. */
export async function saidByPython(shared: readonly unknown[]): Promise<string | undefined> {
  const python = await loadPyodide()
  const printed: string[] = []
  python.setStdout({ batched: (line: string) => printed.push(line) })
  for (const name of ['verify.py', 'fair.py', 'shared.py', 'slots.py', 'tables.py', 'tumbles.py'])
    python.FS.writeFile(name, readFileSync(join(ROOT, 'docs/fair-play', name), 'utf8'))
  python.FS.writeFile('vectors.json', JSON.stringify({ definitions: {}, vectors: [], shared }))
  python.runPython("import verify; verify.main('vectors.json')")
  return printed.at(-1)
}
