import { type DragEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { DOCUMENT_TYPES } from '../contract.ts'

const ACCEPTED = DOCUMENT_TYPES.join(',')

/** Accepts files by drop, file picker, or the camera on a phone. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTranslations('documents')
  // Moving over a child element fires leave and enter on the zone.
  const depth = useRef(0)
  const [isOver, setOver] = useState(false)
  const move = (by: number) => (event: DragEvent) => {
    event.preventDefault()
    depth.current += by
    setOver(depth.current > 0)
  }
  const drop = (event: DragEvent) => {
    move(-depth.current)(event)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      data-is-over={isOver}
      className="grid justify-items-center gap-3 rounded-control border-2 border-dashed border-line bg-page/40 p-6 text-center transition-colors data-[is-over=true]:border-accent data-[is-over=true]:bg-raised"
      onDragEnter={move(1)}
      onDragLeave={move(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <Icon name="upload-simple-bold" className="size-8 text-accent" />
      <p className="font-semibold max-sm:hidden">{t('drop')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <FileButton label={t('choose')} icon="file-text-fill" onFiles={onFiles} />
        <FileButton label={t('photo')} icon="camera-fill" isCamera onFiles={onFiles} />
      </div>
      <p className="field-hint">{t('formats')}</p>
    </div>
  )
}

interface FileButtonProps {
  readonly label: string
  readonly icon: 'file-text-fill' | 'camera-fill'
  readonly isCamera?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A button over the native file input, which keeps keyboard and screen reader support. */
function FileButton({ label, icon, isCamera = false, onFiles }: FileButtonProps) {
  return (
    <label
      className={`button relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ${isCamera ? 'pointer-fine:hidden' : ''}`}
      data-size="small"
      data-kind={isCamera ? 'quiet' : undefined}
    >
      <Icon name={icon} />
      {label}
      <input
        type="file"
        className="absolute inset-0 cursor-pointer opacity-0"
        accept={isCamera ? 'image/*' : ACCEPTED}
        multiple={!isCamera}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Allows the same file to be chosen again.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
