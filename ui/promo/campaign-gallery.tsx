import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { SECOND_MS } from '#kernel/time.ts'
import { useMounted } from '../page/use-mounted.ts'
import { serverNowMs } from '../time/server-clock.ts'

interface CampaignGalleryProps<S> {
  /** The states by name, at this second. */
  readonly storiesAt: (now: number) => Readonly<Record<string, S>>
  /** What is shown before them. */
  readonly first?: ReactNode
  readonly children: (story: S, name: string) => ReactNode
}

/** Every state of a promotion below each other. Development only. */
export function CampaignGallery<S>({ storiesAt, first, children }: CampaignGalleryProps<S>) {
  const [now] = useState(() => Math.floor(serverNowMs() / SECOND_MS))
  if (!useMounted()) return null
  return (
    <main className="mx-auto grid max-w-400 gap-8 p-4 [&>*]:min-w-0">
      {first}
      {Object.entries(storiesAt(now)).map(([name, story]) => (
        <section key={name} className="grid gap-2">
          <h2 className="font-bold">{name}</h2>
          {children(story, name)}
        </section>
      ))}
    </main>
  )
}

/** A modal in the gallery, open in its place. */
export const ModalStory = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className="grid max-w-120 content-start gap-2">
    <h2 className="font-bold">{name}</h2>
    <Dialog.Root open modal={false}>
      <div className="overflow-hidden rounded-[calc(var(--r)*1.75)] bg-surface hairline">{children}</div>
    </Dialog.Root>
  </section>
)
