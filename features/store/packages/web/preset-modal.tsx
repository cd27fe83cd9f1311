import { useEffect } from 'react'
import { useProfile } from '#client/player.ts'
import type { ModalProps } from '#ui/feature.ts'
import DetailsModal from './details-modal.tsx'
import { notePresetShown, popupOf } from './queries.ts'

/** The package promoted to this player. */
export default function PresetModal({ args, close }: ModalProps) {
  const offered = popupOf(useProfile())
  const presetId = args['presetId'] ?? offered?.id
  // Recorded here and not at the request: a modal waiting behind another one was not seen.
  useEffect(() => {
    if (presetId !== undefined) notePresetShown(presetId)
  }, [presetId])
  return <DetailsModal args={presetId ? { presetId } : {}} close={close} />
}
