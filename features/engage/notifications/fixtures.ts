import type { ReplyOf } from '#kernel/contract.ts'
import type * as contract from './contract.ts'

export const choices: ReplyOf<typeof contract.getChoices> = {
  success: true,
  data: [
    { kind: 'sign-in', isOn: true },
    { kind: 'daily-prize', isOn: false },
    { kind: 'free-spins', isOn: false },
    { kind: 'prize', isOn: false },
  ],
}
