import { databaseList } from '#features/chips/contract.ts'
import type { ChipCheck } from '#features/chips/kit/useChipCheck.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { telephone } from '#platform/text/telephone.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Rows } from '#ui/Columns.tsx'
import type { FieldProps } from '#ui/field.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'

type Database = AnswerOf<typeof databaseList>['items'][number]
type Holds = NonNullable<ChipCheck['asked']['data']>['others'][number]['holds']

interface DatabaseStepProps {
  check: ChipCheck
  chosen: string
  field: Omit<FieldProps, 'label'>
}

/** Where the record is now: chosen from all that there are, with what each said of the number. */
export function DatabaseStep({ check, chosen, field }: DatabaseStepProps) {
  const query = useCall(databaseList, {}, { freshFor: 3600 })
  const { data } = query
  if (!data) return <Loaded what="the databases" query={query} />
  const said = new Map(check.asked.data?.others.map(({ code, holds }) => [code, holds]))
  const database = data.items.find(({ code }) => code === chosen)
  return (
    <Rows>
      <SelectField
        {...field}
        label="Database that has the record now"
        hint="You’ll find it on your certificate and in the messages they send you."
        empty="Choose the database"
        options={data.items.map(({ code, name }) => ({
          value: code,
          label: said.get(code) === 'yes' ? `${name} (has a record)` : name,
        }))}
      />
      {database && <AboutDatabase database={database} holds={said.get(database.code)} />}
    </Rows>
  )
}

function AboutDatabase({ database: { name, phone, site }, holds }: { database: Database; holds: Holds | undefined }) {
  if (holds === 'yes') return <Notice kind="success" title={`${name} says it has a record of this chip`} />
  if (holds === 'no')
    return (
      <Notice kind="warning" title={`${name} says it has no record of this chip`} live>
        Check the number and the name on your certificate. If you’re sure, carry on: records are sometimes wrong. We’ll then register your
        pet as a new one, and there’s nothing to prove.{' '}
        {phone && (
          <>
            You can also call them on <a href={telephone(phone)}>{phone}</a>.
          </>
        )}
      </Notice>
    )
  return (
    <Notice title={`We can’t check with ${name}`}>
      You can carry on. Your pet can be found here straight away, and our staff look at your proof before the record here counts.{' '}
      {site && (
        <a href={site} rel="noopener noreferrer">
          Go to {name}
        </a>
      )}
    </Notice>
  )
}
