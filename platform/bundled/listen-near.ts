import type { Server } from 'node:http'

/** Listens on this port, or on a free one if it is taken. Returns the address. */
export async function listenNear(server: Server, host: string, port: number): Promise<string> {
  const listening = (on: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(on, host, () => resolve()))
  await listening(port).catch(() => listening(0))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('listens nowhere')
  return `http://${host}:${address.port}`
}
