/** The PNG icons of each brand, `/icons/<brand>-<file>.png`; `full` for systems that apply their own mask. */
export const ICON_SIZES = [
  { file: '180', size: 180, shape: 'full' },
  { file: '192', size: 192, shape: 'round' },
  { file: '512', size: 512, shape: 'round' },
  { file: 'maskable-512', size: 512, shape: 'full' },
] as const
