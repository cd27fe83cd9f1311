import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { PASSKEYS_MAX } from '../contract.ts'
import type { Passkey } from '#features/account/security/contract.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { FactLine } from '#ui/parts/fact-line.tsx'
import { useRemovePasskey, usePasskeys } from './queries.ts'
import { useOwnTimeZone } from '#ui/time/own-time-zone.ts'

/** The account's passkeys, and the form to add one. */
export default function PasskeyList() {
  const t = useTranslations('passkeys')
  const passkeys = usePasskeys()
  const remove = useRemovePasskey()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      {passkeys.length > 0 ? (
        <ul className="grid gap-2">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyLine passkey={passkey} isBusy={remove.isPending} onRemove={() => remove.mutate(passkey.id)} />
            </li>
          ))}
        </ul>
      ) : (
        <FactLine icon="lock-key-fill" title={t('noPasskey')} text={t('noPasskeyText')} />
      )}
      {isAdding ? <AddPasskeyForm count={passkeys.length} onEnd={() => setIsAdding(false)} /> : null}
      {!isAdding && passkeys.length < PASSKEYS_MAX ? (
        <button type="button" className="button" data-kind="quiet" onClick={() => setIsAdding(true)}>
          {t('addPasskey')}
        </button>
      ) : null}
    </>
  )
}

function PasskeyLine({ passkey, isBusy, onRemove }: { passkey: Passkey; isBusy: boolean; onRemove: () => void }) {
  const t = useTranslations('passkeys')
  const format = useFormatter()
  const timeZone = useOwnTimeZone()
  const { name, createdAt, lastUsedAt, isSynced } = passkey
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', ...timeZone })
  const used = lastUsedAt ? t('usedAt', { at: day(lastUsedAt) }) : t('neverUsed')
  return (
    <FactLine
      isGood
      icon={isSynced ? 'globe-simple-bold' : 'device-mobile-fill'}
      title={name}
      text={`${t('addedAt', { at: day(createdAt) })} · ${used}`}
    >
      <button
        type="button"
        className="button"
        data-kind="quiet"
        data-size="small"
        disabled={isBusy}
        aria-label={t('removePasskey', { name })}
        onClick={onRemove}
      >
        {t('remove')}
      </button>
    </FactLine>
  )
}
