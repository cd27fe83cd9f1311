import { createServer, type Socket } from 'node:net'

export interface TestSmtp {
  readonly url: string
  /** Whole mails, headers and bodies, as received. */
  readonly accepted: string[]
  /** Sets the reply to further recipients to a code such as 451; without one they are accepted. */
  refuse(reply?: string): void
  close(): Promise<void>
}

/** A minimal SMTP server for tests. */
export async function openTestSmtp(): Promise<TestSmtp> {
  const accepted: string[] = []
  const sockets = new Set<Socket>()
  let refusal: string | undefined
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    speak(socket, { accept: (mail) => accepted.push(mail), refusal: () => refusal })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    refuse: (reply) => void (refusal = reply),
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((closed) => void server.close(() => closed()))
    },
  }
}

function speak(socket: Socket, talk: { accept(mail: string): void; refusal(): string | undefined }): void {
  let mail: string | undefined
  const say = (line: string): unknown => socket.write(`${line}\r\n`)
  say('220 ready')
  socket.on('data', (chunk) => {
    if (mail === undefined) {
      const command = chunk.toString().slice(0, 4).toUpperCase()
      if (command === 'DATA') mail = ''
      if (command === 'RCPT') return say(talk.refusal() ?? '250 ok')
      return say(command === 'DATA' ? '354 continue' : command === 'QUIT' ? '221 bye' : '250 ok')
    }
    mail += chunk.toString()
    if (!mail.endsWith('\r\n.\r\n')) return
    talk.accept(mail)
    mail = undefined
    say('250 taken')
  })
}
