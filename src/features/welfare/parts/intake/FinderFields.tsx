import { TextField } from '#ui/TextField.tsx'

interface Field {
  error?: string
  'data-path'?: string
}

/** Who brought a stray in: for the organisation alone, should its owner or the council ask. */
export function FinderFields({ field }: { field: (name: 'finderName' | 'finderContact') => Field }) {
  return (
    <>
      <TextField
        {...field('finderName')}
        label="Who brought it in"
        hint="The finder, a warden or a neighbour. Only your organisation sees this. We’ll delete it after a year."
        maxLength={120}
        autoComplete="off"
        optional
      />
      <TextField
        {...field('finderContact')}
        label="How to reach them"
        hint="A phone number, an e-mail address or an address"
        maxLength={160}
        autoComplete="off"
        optional
      />
    </>
  )
}
