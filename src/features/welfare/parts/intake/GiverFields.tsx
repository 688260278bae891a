import { DateField } from '#ui/DateField.tsx'
import { TextField } from '#ui/TextField.tsx'

interface Field {
  error?: string
  'data-path'?: string
}

/** Who signed an animal over, and when: what the organisation shows if anyone asks whose it was. */
export function GiverFields({ field }: { field: (name: 'givenUpBy' | 'givenUpContact' | 'signedOn') => Field }) {
  return (
    <>
      <TextField
        {...field('givenUpBy')}
        label="Name of the person who gave it up"
        hint="Only your organisation sees this. We’ll delete it after 6 years."
        maxLength={120}
        autoComplete="off"
        optional
      />
      <TextField
        {...field('givenUpContact')}
        label="How to reach them"
        hint="A phone number, an e-mail address or an address"
        maxLength={160}
        autoComplete="off"
        optional
      />
      <DateField {...field('signedOn')} label="Day they signed it over to you" optional />
    </>
  )
}
