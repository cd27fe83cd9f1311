import { useState } from 'react'
import { Icon } from '#ui/icons/icon.tsx'
import { GalleryPart, Specimen } from './gallery-part.tsx'

const KINDS = ['main', 'quiet', 'danger', 'plain'] as const
const SIZES = ['small', 'normal', 'large'] as const

export function GalleryControls() {
  return (
    <>
      <GalleryPart title="Buttons">
        {KINDS.map((kind) => (
          <div key={kind} className="flex flex-wrap items-start gap-4">
            {SIZES.map((size) => (
              <Specimen key={size} name={`${kind}, ${size}`}>
                <button
                  type="button"
                  className="button"
                  {...given('data-kind', kind, 'main')}
                  {...given('data-size', size, 'normal')}
                >
                  Spin for free
                </button>
              </Specimen>
            ))}
            <Specimen name="disabled">
              <button type="button" className="button" disabled {...given('data-kind', kind, 'main')}>
                Spin for free
              </button>
            </Specimen>
          </div>
        ))}
        <div className="flex flex-wrap items-start gap-4">
          <Specimen name="on its way">
            <button type="button" className="button" disabled aria-busy="true">
              <span className="busy" aria-hidden="true" />
              Send
            </button>
          </Specimen>
          <Specimen name="with an icon">
            <button type="button" className="button">
              <Icon name="plus-bold" />
              Get coins
            </button>
          </Specimen>
          <Specimen name="icon">
            <button type="button" className="icon-button" aria-label="Search">
              <Icon name="magnifying-glass-bold" />
            </button>
          </Specimen>
          <Specimen name="icon, disabled">
            <button type="button" className="icon-button" aria-label="Search" disabled>
              <Icon name="magnifying-glass-bold" />
            </button>
          </Specimen>
          <Specimen name="text">
            <button type="button" className="text-button">
              <Icon name="heart-bold" />
              Favourite
            </button>
          </Specimen>
        </div>
      </GalleryPart>
      <Choices />
    </>
  )
}

const given = (name: string, value: string, usual: string) => (value === usual ? {} : { [name]: value })

const CHIPS = ['All games', 'Popular', 'Fishing', 'Table games']
const TABS = ['By email', 'By login']

function Choices() {
  const [chip, pickChip] = useState(CHIPS[0])
  const [tab, pickTab] = useState(TABS[0])
  const [isOn, turn] = useState(true)
  return (
    <GalleryPart title="Choices">
      <div className="flex flex-wrap gap-2">
        {CHIPS.map((name) => (
          <button key={name} type="button" className="chip" aria-pressed={name === chip} onClick={() => pickChip(name)}>
            <Icon name="star-fill" />
            {name}
          </button>
        ))}
      </div>
      <div className="segments max-w-96">
        {TABS.map((name) => (
          <button key={name} type="button" data-state={name === tab ? 'active' : 'inactive'} onClick={() => pickTab(name)}>
            {name}
          </button>
        ))}
      </div>
      <div className="flex items-center gap-6">
        <button
          type="button"
          role="switch"
          className="switch"
          aria-label="News by push"
          aria-checked={isOn}
          onClick={() => turn(!isOn)}
        />
        <span className="progress w-40" aria-hidden="true">
          <span style={{ width: '62%' }} />
        </span>
      </div>
    </GalleryPart>
  )
}
