import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface CuttableProxy {
  readonly port: number
  /** Destroys open connections and refuses new ones, like a lost network. */
  cut(): void
  mend(): void
  /** Open connections stay open without traffic, like a dead machine. */
  freeze(): void
  /** New connections are accepted and lead nowhere. */
  swallow(): void
  /** New connections go to another server. */
  aim(port: number): void
  [Symbol.asyncDispose](): Promise<void>
}

/** A breakable network between a client and a server's port or socket file. */
export async function openCuttableProxy(server: number | string): Promise<CuttableProxy> {
  let isCut = false
  let isSwallowing = false
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
    if (isSwallowing) return
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
    swallow: () => void (isSwallowing = true),
    aim: (next) => void (target = next),
    async [Symbol.asyncDispose]() {
      proxy.close()
      destroyAll()
    },
  }
}
