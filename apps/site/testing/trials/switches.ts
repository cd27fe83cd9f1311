import { setFeatureSwitch } from '#platform/theme/live-settings.ts'
import { setKillSwitch } from '#promotions/kill-switch.ts'
import type { TestSite } from '../site.ts'

/** Turns a feature on or off, as an operator does. */
export async function turn(site: TestSite, feature: string, isOn: boolean): Promise<void> {
  await site.context.transaction((tx) => setFeatureSwitch(tx, { brand: site.theme.id, feature, isOn }))
  await site.liveSettings.refresh()
}

/** Stops or resumes the brand’s promotions. */
export const stop = (site: TestSite, isOn: boolean): Promise<unknown> =>
  site.context.transaction((tx) => setKillSwitch(tx, { brand: site.theme.id, isOn, by: 'a test', at: site.clock.now() }))
