import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { findWelfareOrganisations } from '#features/welfare/contract.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { GivingForm } from './giveform.ts'

const PAUSE_MS = 250
/** So many are read at a glance; a name or town finds the others. */
const SHOWN = 8

/** One of the verified organisations, found by name or town. */
export function OrganisationField({ form }: { form: GivingForm }) {
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const query = useCall(findWelfareOrganisations, { query: asked }, { freshFor: 300 })
  const found = useLast(query.data)?.items.slice(0, SHOWN)
  const choose = (id: string) => {
    form.setFieldValue('to.organisationId', id)
    form.setFieldValue('organisationName', found?.find((one) => one.id === id)?.name ?? '')
  }
  return (
    <>
      <TextField
        label="Find an organisation"
        hint="By name or town"
        type="search"
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Loaded what="the organisations" query={{ ...query, data: found }} count={2} level={3}>
        {(found) => (
          <ChoiceCards
            {...form.getInputProps('to.organisationId')}
            label="Organisation"
            hint={found.length === 0 ? 'No verified organisation found. Try its town, or another spelling.' : undefined}
            choices={found.map(({ id, name, kind, town }) => ({ value: id, label: name, hint: [kind, town].filter(Boolean).join(', ') }))}
            min="15rem"
            onChange={choose}
          />
        )}
      </Loaded>
    </>
  )
}
