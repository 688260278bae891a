import type { useContractForm } from '#platform/web/form.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { WelfarePet } from '../../shapes.ts'
import { SLEEP_REASONS } from '../words.ts'

type Field = ReturnType<typeof useContractForm>['form']['getInputProps']

interface SleepFieldsProps {
  name: string
  field: Field
  stray: WelfarePet['stray']
  elsewhere: WelfarePet['elsewhere']
  isHeld: boolean
}

/** Before an animal is put to sleep: why, who decided, and once more whether it’s meant. What the law allows is said first. */
export function SleepFields({ name, field, ...animal }: SleepFieldsProps) {
  const because = onlySufferingWords(name, animal)
  return (
    <>
      {because && (
        <Notice kind="warning" title="Only to end its suffering">
          {because} (Environmental Protection Act 1990, section 149; Animal Welfare Act 2006, section 18)
        </Notice>
      )}
      <ChoiceCards {...field('reason')} label="Why?" min="100%" choices={SLEEP_REASONS} />
      <TextField
        {...field('decidedBy')}
        label="Who decided?"
        hint="The vet’s name and practice, for example Hana Osei MRCVS, Otley Vets"
        maxLength={120}
        autoComplete="off"
      />
      <CheckField {...field('isCertain', { type: 'checkbox' })} label={`Yes, ${name} has been put to sleep`} />
    </>
  )
}

function onlySufferingWords(
  name: string,
  { stray, elsewhere, isHeld }: Pick<SleepFieldsProps, 'stray' | 'elsewhere' | 'isHeld'>,
): string | null {
  const until = `${name} can only be put to sleep if a vet decides that it must be, to end its suffering.`
  if (stray && stray.freeOn === null) return `No council has held this stray dog for its clear days yet. Until then, ${until}`
  if (stray?.daysLeft) return `This stray dog is still held for its owner. Until its clear days are over, ${until}`
  if (elsewhere) return `This animal’s keeper is on another register, and it’s held for them. Until that’s over, ${until}`
  return isHeld ? `This animal belongs to someone else. Unless they agree, ${until}` : null
}
