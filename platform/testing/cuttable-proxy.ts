import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface CuttableProxy {
  readonly port: number
  /** Destroys what is open and refuses what is new, as a lost network does. */
  cut(): void
  mend(): void
  /** What is open stays open and carries nothing any more, as when the other machine is gone. */
  freeze(): void
  /** New connections go to another server. */
  aim(port: number): void
  [Symbol.asyncDispose](): Promise<void>
}

/** A network that a test can break between a client and the server on a port, or on a socket file. */
export async function openCuttableProxy(server: number | string): Promise<CuttableProxy> {
  let isCut = false
  let target = server
  const open = new Set<Socket>()
  const hold = (socket: Socket): void => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
  }
  const proxy = createServer((inside) => {
    hold(inside)
    if (isCut) return void inside.destroy()
    const outside = typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1')
    hold(outside)
    inside.pipe(outside).pipe(inside)
    inside.on('close', () => outside.destroy())
    outside.on('close', () => inside.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const destroyAll = (): void => open.forEach((socket) => void socket.destroy())
  return {
    port: (proxy.address() as AddressInfo).port,
    cut() {
      isCut = true
      destroyAll()
    },
    mend: () => void (isCut = false),
    freeze() {
      for (const socket of open) socket.unpipe().pause()
    },
    aim: (next) => void (target = next),
    async [Symbol.asyncDispose]() {
      proxy.close()
      destroyAll()
    },
  }
}
