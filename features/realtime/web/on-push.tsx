import { useTranslations } from 'use-intl'
import { hear } from '#ui/realtime/hear.ts'
import { appPush } from '../contract.ts'
import { createReload } from './reload.ts'

/** What a page does when there is a newer one. */
export const onPush = [
  hear(appPush, createReload({ text: <Word of="updated" />, refresh: <Word of="refresh" />, dismiss: <Word of="dismiss" /> })),
]

function Word({ of: key }: { of: 'updated' | 'refresh' | 'dismiss' }) {
  return useTranslations('realtime')(key)
}
