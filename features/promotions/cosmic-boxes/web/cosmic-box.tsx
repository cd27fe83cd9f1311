import { useId } from 'react'

/** One box: a crate with a night sky on its sides, gold edges and a lid that flies off. */
export function CosmicBox() {
  const id = useId()
  const url = (part: string) => `url(#${id}${part})`
  return (
    <svg className="cosmic-art" viewBox="0 0 120 116" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}l`} x2="1" y2="1">
          <stop offset="0" stopColor="#7c4dff" />
          <stop offset="0.55" stopColor="#4420a8" />
          <stop offset="1" stopColor="#26106b" />
        </linearGradient>
        <linearGradient id={`${id}r`} x2="1" y2="1">
          <stop offset="0" stopColor="#35139a" />
          <stop offset="1" stopColor="#12063f" />
        </linearGradient>
        <linearGradient id={`${id}t`} x2="1" y2="1">
          <stop offset="0" stopColor="#c7a8ff" />
          <stop offset="0.5" stopColor="#8e5bff" />
          <stop offset="1" stopColor="#5b2bd8" />
        </linearGradient>
        <linearGradient id={`${id}g`} x2="1" y2="1">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset="0.5" stopColor="#f3b93a" />
          <stop offset="1" stopColor="#a8660e" />
        </linearGradient>
        <radialGradient id={`${id}n`}>
          <stop offset="0" stopColor="#3ff0e0" stopOpacity="0.75" />
          <stop offset="1" stopColor="#3ff0e0" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}p`} cx="0.35" cy="0.3">
          <stop offset="0" stopColor="#ffe9a8" />
          <stop offset="0.5" stopColor="#ff8d5c" />
          <stop offset="1" stopColor="#c02a72" />
        </radialGradient>
      </defs>
      <ellipse cx="60" cy="106" rx="46" ry="8" fill="#000" opacity="0.35" />
      <g stroke={url('g')} strokeWidth="2.5" strokeLinejoin="round">
        <path d="M12 50 60 72v40L12 90Z" fill={url('l')} />
        <path d="M108 50 60 72v40l48-22Z" fill={url('r')} />
      </g>
      <ellipse cx="36" cy="82" rx="22" ry="18" fill={url('n')} />
      <g fill="#fff">
        <circle cx="22" cy="66" r="1.3" />
        <circle cx="50" cy="78" r="1" />
        <circle cx="28" cy="92" r="1.1" opacity="0.8" />
        <circle cx="78" cy="78" r="1" />
        <circle cx="98" cy="66" r="1.3" opacity="0.8" />
        <circle cx="70" cy="98" r="1" opacity="0.7" />
        <circle cx="92" cy="84" r="0.9" opacity="0.7" />
      </g>
      <g transform="rotate(24 37 82)">
        <circle cx="37" cy="82" r="10" fill={url('p')} />
        <ellipse cx="37" cy="82" rx="17" ry="4.5" fill="none" stroke="#ffe9a8" strokeWidth="2" />
        <path d="M27.2 80a10 10 0 0 1 19.6 0 17 4 0 0 0-19.6 0Z" fill={url('p')} />
      </g>
      <path className="cosmic-light" d="M12 50 60 28l48 22-48 22Z" fill="#fff8d8" />
      <path className="cosmic-beam" d="M20 50 4 0h112L100 50 60 68Z" fill={url('n')} />
      <g className="cosmic-lid" stroke={url('g')} strokeWidth="2.5" strokeLinejoin="round">
        <path d="M8 46 60 70v12L8 58Z" fill={url('l')} />
        <path d="m112 46-52 24v12l52-24Z" fill={url('r')} />
        <path d="M8 46 60 22l52 24-52 24Z" fill={url('t')} />
        <path d="m60 33 4.5 8.6 13.5 4.4-13.5 4.4L60 59l-4.5-8.6L42 46l13.5-4.4Z" fill={url('g')} strokeWidth="0" />
      </g>
    </svg>
  )
}
