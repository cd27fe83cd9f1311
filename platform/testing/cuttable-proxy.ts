import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface CuttableProxy {
  readonly port: number
  /** Destroys what is open and refuses what is new, as a lost network does. */
  cut(): void
  mend(): void
  /** New connections go to another server. */
  aim(port: number): void
  [Symbol.asyncDispose](): Promise<void>
}

/** A network that a test can break between a client and the server on `port`. */
export async function openCuttableProxy(port: number): Promise<CuttableProxy> {
  let isCut = false
  let target = port
  const open = new Set<Socket>()
  const hold = (socket: Socket): void => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
  }
  const server = createServer((inside) => {
    hold(inside)
    if (isCut) return void inside.destroy()
    const outside = connect(target, '127.0.0.1')
    hold(outside)
    inside.pipe(outside).pipe(inside)
    inside.on('close', () => outside.destroy())
    outside.on('close', () => inside.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const destroyAll = (): void => open.forEach((socket) => void socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true
      destroyAll()
    },
    mend: () => void (isCut = false),
    aim: (next) => void (target = next),
    async [Symbol.asyncDispose]() {
      server.close()
      destroyAll()
    },
  }
}
