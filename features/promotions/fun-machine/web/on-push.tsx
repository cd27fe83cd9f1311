import { useTranslations } from 'use-intl'
import { hear } from '#ui/realtime/on-message.ts'
import { funMachinePush } from '../contract.ts'
import { keepMeter } from './queries.ts'

/** Handles the filling of the meter; a full one shows a toast, an addition from a round none. */
export const onPush = [
  hear(funMachinePush, ({ action, ...meter }, { queries, toast }) => {
    const { pulls = 0, version = -1 } = keepMeter(queries, meter)
    if (action === 'full' && meter.version > version && meter.pulls > pulls) toast(<Full />, { kind: 'success' })
  }),
]

function Full() {
  return useTranslations('fun-machine')('ready')
}
