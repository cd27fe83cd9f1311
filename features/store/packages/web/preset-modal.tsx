import { useEffect } from 'react'
import { useProfile } from '#client/player.ts'
import type { ModalProps } from '#ui/feature.ts'
import DetailsModal from './details-modal.tsx'
import { notePresetShown, popupOf } from './queries.ts'

/** The package promoted to this player. */
export default function PresetModal({ args, close }: ModalProps) {
  const offered = popupOf(useProfile())
  // Recorded here and not at the request: a modal waiting behind another one was not seen.
  useEffect(notePresetShown, [])
  const presetId = args['presetId'] ?? offered?.id
  return <DetailsModal args={presetId ? { presetId } : {}} close={close} />
}
