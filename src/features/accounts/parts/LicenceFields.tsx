import { londonDate, systemClock } from '#platform/clock/clock.ts'
import type { ContractForm } from '#platform/web/form.ts'
import { DateField } from '#ui/DateField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'

type Name = 'licenceNumber' | 'issuingAuthority' | 'licenceEndsOn'

/** A breeding licence: its number, who issued it and its last day. */
export function LicenceFields({
  field,
}: {
  field: (name: Name) => ReturnType<ContractForm<Record<string, unknown>>['form']['getInputProps']>
}) {
  return (
    <>
      <TextField
        {...field('licenceNumber')}
        label="Licence number"
        hint="We’ll show it on the records of the dogs that are born while you hold it, as the law requires."
        maxLength={60}
        autoComplete="off"
      />
      <TextField
        {...field('issuingAuthority')}
        label="Issued by"
        hint="The council, for example North Yorkshire Council"
        maxLength={100}
        autoComplete="off"
      />
      <DateField
        {...field('licenceEndsOn')}
        label="Last day of the licence"
        hint="We’ll remind you before it ends. After it, people can’t find you in the breeder search, and you can’t sell puppies here if the law asks you for a licence."
        optional
      />
      <Ended on={String(field('licenceEndsOn').value ?? '')} />
    </>
  )
}

function Ended({ on }: { on: string }) {
  if (on === '' || on >= londonDate(systemClock.now())) return null
  return (
    <Notice kind="warning" title="This licence has ended" live>
      Check its last day. If you’ve renewed the licence, enter the new one.
    </Notice>
  )
}
