import { FaceForm } from './face-form.tsx'
import { useFace } from './queries.ts'

export default function FaceCard() {
  const face = useFace()
  return face ? <FaceForm face={face} /> : null
}
