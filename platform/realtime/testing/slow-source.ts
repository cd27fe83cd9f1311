import type { ChannelSource, OpenSource, Publication } from '../hub/index.ts'

/** A source whose reads wait until a test releases them, and which delivers on command. */
export function createSlowSource(open: OpenSource) {
  let isHeld = false
  let release: (() => void)[] = []
  let deliver: (channel: string, publication: Publication) => void = () => {}
  let isMute = false
  const source: OpenSource = (deliverToHub) => {
    deliver = deliverToHub
    const inner: ChannelSource = open((channel, publication) => isMute || deliverToHub(channel, publication))
    return {
      ...inner,
      async read(channel, since) {
        const history = await inner.read(channel, since)
        if (isHeld) await new Promise<void>((resume) => release.push(resume))
        return history
      },
    }
  }
  return {
    source,
    deliver: (channel: string, publication: Publication) => deliver(channel, publication),
    /** Number of waiting reads. */
    waitingCount: () => release.length,
    hold: () => void (isHeld = true),
    letGo() {
      isHeld = false
      for (const resume of release) resume()
      release = []
    },
    /** Further publications are stored, but lost in transit. */
    mute: () => void (isMute = true),
    unmute: () => void (isMute = false),
  }
}
