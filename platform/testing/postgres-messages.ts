import type { Socket } from 'node:net'

interface Message {
  /** One letter. */
  readonly type: string
  readonly body: Buffer
  /** With its type and length, as it came. */
  readonly whole: Buffer
}

const HEADER = 5
const SSL_REQUEST = 80_877_103

/** Cuts PostgreSQL's protocol, version 3, into messages. */
export class Messages {
  #rest = Buffer.alloc(0)

  /** The messages that are complete with this data. */
  read(data: Buffer): Message[] {
    const found: Message[] = []
    this.#rest = Buffer.concat([this.#rest, data])
    while (this.#rest.length >= HEADER) {
      const length = this.#rest.readInt32BE(1) + 1
      if (this.#rest.length < length) break
      const whole = this.#rest.subarray(0, length)
      this.#rest = this.#rest.subarray(length)
      found.push({ type: String.fromCharCode(whole[0]!), body: whole.subarray(HEADER), whole })
    }
    return found
  }

  /** Signed in, and ready. */
  static welcome(): Buffer {
    const signedIn = Buffer.alloc(4)
    return Buffer.concat([message('R', signedIn), message('Z', Buffer.from('I'))])
  }

  static query(text: string): Buffer {
    return message('Q', Buffer.from(`${text}\0`))
  }

  static fatal(code: string, reason: string): Buffer {
    return message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${reason}\0\0`))
  }
}

function message(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(HEADER)
  header.write(type)
  header.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([header, body])
}

/** The parameters with which a client connects. */
export async function readStartup(socket: Socket): Promise<Map<string, string>> {
  for (;;) {
    const length = (await readExactly(socket, 4)).readInt32BE(0)
    const body = await readExactly(socket, length - 4)
    if (body.readInt32BE(0) === SSL_REQUEST) {
      socket.write('N')
      continue
    }
    const words = body.subarray(4).toString().split('\0')
    const pairs = words.flatMap((word, nth) => (nth % 2 === 0 && word !== '' ? [[word, words[nth + 1] ?? ''] as const] : []))
    return new Map(pairs)
  }
}

async function readExactly(socket: Socket, count: number): Promise<Buffer> {
  for (;;) {
    const read = socket.read(count) as Buffer | null
    if (read) return read
    await new Promise<void>((resolve, reject) => {
      const end = (): void => reject(new Error('the client left'))
      socket.once('readable', resolve).once('end', end).once('close', end)
    })
  }
}
