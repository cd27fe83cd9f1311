import type { ChannelSource, OpenSource, Publication } from '../hub/index.ts'

/** A source whose readings wait until a test lets them go, and which delivers what a test says. */
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
    /** How many readings wait. */
    waitingCount: () => release.length,
    hold: () => void (isHeld = true),
    letGo() {
      isHeld = false
      for (const resume of release) resume()
      release = []
    },
    /** What is published from now on is kept, and lost on the way. */
    mute: () => void (isMute = true),
    unmute: () => void (isMute = false),
  }
}
