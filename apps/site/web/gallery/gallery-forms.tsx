import { useForm, useWatch } from 'react-hook-form'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { StrengthMeter } from '#ui/form/strength-meter.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { GalleryPart } from './gallery-part.tsx'

const STATES = [
  ['AL', 'Alabama'],
  ['NY', 'New York'],
] as const

const VALUES = {
  empty: '',
  full: 'ada@mail.example',
  wrong: 'ada@',
  password: 'copper lantern',
  date: '',
  state: '',
  yes: true,
  no: false,
}

/** Every field empty, filled in, and rejected. */
export function GalleryForms() {
  const { register, control } = useForm({ defaultValues: VALUES })
  const password = useWatch({ control, name: 'password' })
  return (
    <GalleryPart title="Fields">
      <form className="grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <TextField label="Email" placeholder="you@mail.example" hint="We send the link there." registration={register('empty')} />
        <TextField label="Email, filled in" registration={register('full')} />
        <TextField label="Email, refused" error="That doesn’t look like an email address." registration={register('wrong')} />
        <PasswordField label="Password" autoComplete="new-password" registration={register('password')}>
          <StrengthMeter password={password} />
        </PasswordField>
        <DateField label="Date of birth" error="You must be 19 or older to play in your state." registration={register('date')} />
        <SelectField label="State" placeholder="Select" options={STATES} registration={register('state')} />
        <CheckboxField label="I have read the terms of use." registration={register('yes')} />
        <CheckboxField
          label="I have read the terms of use."
          error="Accept the documents to continue."
          registration={register('no')}
        />
        <TextField label="Email, locked" disabled registration={register('full')} />
        <SubmitButton isPending={false}>Create account</SubmitButton>
        <SubmitButton isPending>Create account</SubmitButton>
      </form>
      <div className="grid gap-4 sm:grid-cols-2">
        <p className="notice">
          <Icon name="check-circle-fill" className="size-6 text-accent" />
          <span>Email confirmed. You got 50 coins.</span>
        </p>
        <p className="notice" data-kind="error">
          <Icon name="warning-circle-fill" className="size-6 text-accent" />
          <span>The link has run out. Ask for a new one.</span>
        </p>
      </div>
    </GalleryPart>
  )
}
