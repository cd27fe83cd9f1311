import { devOnly } from '#ui/page/dev-only.ts'
import { AccountCard } from '#ui/parts/account-frame.tsx'
import { DeviceView, type DeviceViewProps } from './device-view.tsx'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined

const STORIES: readonly Pick<DeviceViewProps, 'state' | 'test'>[] = [
  { state: 'unknown', test: 'none' },
  { state: 'off', test: 'none' },
  { state: 'asking', test: 'none' },
  { state: 'starting', test: 'none' },
  { state: 'on', test: 'none' },
  { state: 'on', test: 'sent' },
  { state: 'on', test: 'here' },
  { state: 'blocked', test: 'none' },
  { state: 'unsupported', test: 'none' },
  { state: 'failed', test: 'none' },
]

/** The device switch in every state. */
export default function GalleryPage() {
  return (
    <main className="mx-auto grid max-w-400 items-start gap-4 p-4 lg:grid-cols-2">
      {STORIES.map((story) => (
        <AccountCard key={`${story.state} ${story.test}`} title={`${story.state}, test: ${story.test}`}>
          <DeviceView {...story} onSwitch={nothing} onTest={nothing} />
        </AccountCard>
      ))}
    </main>
  )
}
