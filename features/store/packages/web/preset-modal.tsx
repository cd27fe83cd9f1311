import { useEffect } from 'react'
import { useProfile } from '#client/player.ts'
import type { ModalProps } from '#ui/feature.ts'
import DetailsModal from './details-modal.tsx'
import { notePresetShown, popupOf } from './queries.ts'

/** The package that is offered to this player. */
export default function PresetModal({ args, close }: ModalProps) {
  const offered = popupOf(useProfile())
  // Here and not where it is asked for: what waits behind another modal was not seen.
  useEffect(notePresetShown, [])
  const presetId = args['presetId'] ?? offered?.id
  return <DetailsModal args={presetId ? { presetId } : {}} close={close} />
}
