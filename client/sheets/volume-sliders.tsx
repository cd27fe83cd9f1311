import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import type { SoundTools } from '../sound/use-sounds.ts'

const PARTS = [
  { part: 'music', icon: 'music-notes-fill' },
  { part: 'effects', icon: 'speaker-high-fill' },
] as const satisfies readonly { part: string; icon: IconName }[]

/** Moving a slider of a silent game turns its sound on. */
export function VolumeSliders({ tools: { isSoundOn, setSound, sounds, volume, setVolume } }: { tools: SoundTools }) {
  const t = useTranslations('game')
  return (
    <fieldset className="volume-sliders" data-is-off={!isSoundOn}>
      <legend>{t('volume')}</legend>
      {PARTS.map(({ part, icon }) => {
        const percent = Math.round(volume[part] * 100)
        return (
          <label key={part}>
            <Icon name={icon} />
            <span>{t(part)}</span>
            <input
              type="range"
              min="0"
              max="100"
              step="5"
              value={percent}
              aria-valuetext={t('percent', { percent })}
              onChange={({ target }) => {
                setVolume(part, Number(target.value) / 100)
                if (isSoundOn) sounds.play('tap')
                else setSound(true)
              }}
            />
            <output className="figures">{t('percent', { percent })}</output>
          </label>
        )
      })}
      {isSoundOn ? null : <p>{t('soundIsOff')}</p>}
    </fieldset>
  )
}
