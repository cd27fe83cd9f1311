type FetchFunction = (url: string, init: RequestInit) => Promise<Response>

interface PlainEventSource {
  onopen(): void
  onerror(error: unknown): void
  onmessage(event: { data: string }): void
  close(): void
}

/** A browser's EventSource, as far as the push client uses it: an error closes it permanently. */
export const eventSourceOver = (fetch: FetchFunction): new (url: string) => PlainEventSource =>
  class implements PlainEventSource {
    onopen = (): void => {}
    onerror = (_error: unknown): void => {}
    onmessage = (_event: { data: string }): void => {}
    readonly #abort = new AbortController()

    constructor(url: string) {
      this.#listen(url).catch((error: unknown) => this.#abort.signal.aborted || this.onerror(error))
    }

    close(): void {
      this.#abort.abort()
    }

    async #listen(url: string): Promise<void> {
      const { ok, status, body } = await fetch(url, { signal: this.#abort.signal, headers: { accept: 'text/event-stream' } })
      if (!ok || !body) throw new Error(`answered ${status}`)
      this.onopen()
      let rest = ''
      for await (const part of body.pipeThrough(new TextDecoderStream())) {
        const events = (rest + part).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) this.onmessage({ data: dataOf(event) })
      }
      throw new Error('ended')
    }
  }

/** The standard ignores other lines. */
const dataOf = (event: string): string =>
  event
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []))
    .join('\n')
