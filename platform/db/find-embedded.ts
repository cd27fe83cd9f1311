import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the files of an embedded server are: in `folder`, or where its note says. Undefined if there are none. */
export function findEmbeddedData(folder: string): string | undefined {
  const far = join(folder, 'data-is-in')
  const homes = [folder, ...(existsSync(far) ? [readFileSync(far, 'utf8').trim()] : [])]
  return homes.map((home) => join(home, 'data')).find((data) => existsSync(join(data, 'PG_VERSION')))
}

/** The owner's URL of a running embedded server; undefined if it does not run. */
export function findRunningEmbedded(folder: string): string | undefined {
  const data = findEmbeddedData(folder)
  const file = data && join(data, 'postmaster.pid')
  if (!file || !existsSync(file)) return undefined
  const [, , , port, socket] = readFileSync(file, 'utf8').split('\n')
  const host = socket ? encodeURIComponent(socket) : `127.0.0.1:${port}`
  const password = readFileSync(join(folder, 'password'), 'utf8')
  return `postgres://croupier:${password}@${host}/croupier`
}
