import { STRAY_CLEAR_DAYS } from '#features/pets/lifecycle.ts'
import { Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { AskingForm } from './askform.ts'

/** The council to which a found animal was reported, and its release where that has come. */
export function CouncilFields({ form }: { form: AskingForm }) {
  return (
    <Rows>
      <Notice title="Report a stray dog to the council">
        If you find a stray dog, you must return it or report it to the council straight away. The council waits for its keeper for{' '}
        {STRAY_CLEAR_DAYS} clear days; only then may it release the dog to you, and you must keep it for at least a month (Environmental
        Protection Act 1990, sections 149 and 150).
      </Notice>
      <TextField {...form.getInputProps('council.name')} label="Council" hint="For example, Leeds City Council" maxLength={120} />
      <TextField {...form.getInputProps('council.reference')} label="Your report’s reference" maxLength={60} autoComplete="off" />
      <DateField {...form.getInputProps('council.reportedOn')} label="When did you report it?" />
      <DateField
        {...form.getInputProps('council.releasedOn')}
        label="When did the council release it to you?"
        hint="Leave this blank if it hasn’t yet. You can tell us later."
        optional
      />
      <TextField {...form.getInputProps('council.releaseReference')} label="Release reference" maxLength={60} autoComplete="off" optional />
    </Rows>
  )
}
