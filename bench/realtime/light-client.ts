import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

export interface LightClient {
  say(text: string): void
  terminate(): void
}

interface LightClientOptions {
  readonly port: number
  readonly path: string
  /** One whole server frame; its bytes are reused after the call. */
  readonly hear: (frame: Buffer, client: LightClient) => void
}

const HEAD_END = '\r\n\r\n'
/** All clients share one read buffer: each chunk is handled before the next read. */
const READ = Buffer.alloc(64 * 1024)

/** A minimal WebSocket that only hands frames on. Hundreds of heavier clients would measure themselves. */
export function openLightClient({ port, path, hear }: LightClientOptions): Promise<LightClient> {
  return new Promise((resolve, reject) => {
    let rest: Buffer | undefined
    let isOpen = false
    const take = (read: Buffer): void => {
      let bytes = rest ? Buffer.concat([rest, read]) : read
      if (!isOpen) {
        const end = bytes.indexOf(HEAD_END)
        isOpen = end >= 0
        bytes = bytes.subarray(isOpen ? end + HEAD_END.length : 0)
        if (isOpen) resolve(client)
      }
      const left = isOpen ? eachFrame(bytes, (frame) => hear(frame, client)) : bytes
      rest = left.length > 0 ? Buffer.from(left) : undefined
    }
    const onread = {
      buffer: READ,
      callback(count: number) {
        take(READ.subarray(0, count))
        return true
      },
    }
    const socket: Socket = connect({ host: '127.0.0.1', port, onread })
    const client: LightClient = {
      say: (text) => void socket.write(masked(text)),
      terminate: () => void socket.destroy(),
    }
    socket.once('error', reject)
    socket.once('connect', () => socket.write(upgradeTo(port, path)))
  })
}

const upgradeTo = (port: number, path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '',
    '',
  ].join('\r\n')

/** Returns the bytes of an incomplete frame. */
function eachFrame(bytes: Buffer, hear: (frame: Buffer) => void): Buffer {
  let at = 0
  while (at + 2 <= bytes.length) {
    const short = bytes[at + 1]!
    const headLength = short < 126 ? 2 : short === 126 ? 4 : 10
    if (at + headLength > bytes.length) break
    const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
    const end = at + headLength + length
    if (end > bytes.length) break
    hear(bytes.subarray(at + headLength, end))
    at = end
  }
  return bytes.subarray(at)
}

/** Clients must mask; a mask of zeros changes nothing. */
function masked(text: string): Buffer {
  const payload = Buffer.from(text)
  const head =
    payload.length < 126 ? [0x81, 0x80 | payload.length] : [0x81, 0x80 | 126, payload.length >> 8, payload.length & 255]
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload])
}
